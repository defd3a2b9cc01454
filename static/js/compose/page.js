/* Composing a match with scripts: seats come and go, defaults follow the table, the cost follows everything. */

import "../once.js";
import { byId, findAll, left } from "../dom.js";
import { follow } from "./bill.js";
import { recommend } from "./defaults.js";
import { table } from "./seats.js";

/** @import {Settings} from "./defaults.js" */

const form = byId("compose", HTMLFormElement);
/** @type {{most: number, recommended: Record<number, Settings>}} */
const boot = left("boot");

for (const part of findAll(document, "[data-unscripted]")) part.hidden = true;
document.getElementById("problems")?.focus();

const seats = table(form, boot.most);
const keepRecommended = recommend(form, boot.recommended);
seats.onChange(keepRecommended);
follow(form);

/* The page on which a match is composed: adds and removes seats, and keeps defaults and the cost up to date. */

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

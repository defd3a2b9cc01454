/* Composing a match with scripts: seats come and go, defaults follow the table, the cost follows everything. */

import "../once.js";
import { left } from "../dom.js";
import { follow } from "./bill.js";
import { recommend } from "./defaults.js";
import { table } from "./seats.js";

const form = document.getElementById("compose");
const boot = left("boot");

for (const part of document.querySelectorAll("[data-unscripted]")) part.hidden = true;
document.getElementById("problems")?.focus();

const seats = table(form, boot.most);
const keepRecommended = recommend(form, boot.recommended);
seats.onChange(keepRecommended);
follow(form);

/* A link beside each line of a finished match, for operators: what if it had not been said? */

import { make } from "../../dom.js";
import { number, say } from "../../words.js";

/** @import {Frame, View} from "../shapes.js" */

/** Only through the glass, where frames have the numbers of their entries. @param {Frame} frame @param {View} view */
export function whatIf({ n }, view) {
  const order = document.getElementById("forks-link")?.dataset.order;
  return view === "glass" && order
    ? make("a", { class: "line-link line-what-if", href: `${order}?at=${n}`, "aria-label": say("What if line %(n)s had not been said?", { n: number(n) }) }, say("what if…"))
    : null;
}

/* What pushes a meeting to its end: the length of the talk against what a model reads well, nudges, the last call. */

import { make } from "../../dom.js";
import { number, say, sayCount } from "../../words.js";
import { Parts } from "../playing/merge.js";

/** @import {MatchRules, Spoke, Table} from "../shapes.js" */

const BYTES_PER_TOKEN = 4;
const TOKENS_AROUND = 12;
const bytes = new TextEncoder();

/** @param {HTMLElement} root */
export function mount(root) {
  const meter = make("meter", { class: "pressure", min: 0, "aria-label": say("Length of the talk in tokens") });
  const said = make("span", { class: "number" });
  const nudges = make("span", {});
  const call = make("span", { class: "badge badge-warn" }, say("Last call"));
  root.replaceChildren(make("p", { class: "pressure-line meta" }, said, nudges, call, meter));

  const parts = new Parts();

  /** @param {Table} table @param {MatchRules} rules */
  function show(table, rules) {
    if (!parts.areNew(table.lines, table.nudges, table.phase)) return;
    const tokens = estimate(table.lines ?? []);
    const target = rules.transcript_tokens ?? 0;
    meter.max = target;
    meter.high = target * .75;
    meter.value = Math.min(tokens, target);
    said.textContent = say("≈ %(tokens)s / %(target)s tokens said", { tokens: number(tokens), target: number(target) });
    nudges.textContent = sayCount("%(count)s nudge", "%(count)s nudges", table.nudges?.length ?? 0);
    call.hidden = table.phase === "discussion";
  }

  return { show };
}

/** The engine's own estimate: one token per four bytes, plus a dozen for every line. @param {Spoke[]} lines */
function estimate(lines) {
  return lines.reduce(
    (sum, { message }) => sum + TOKENS_AROUND + Math.floor(bytes.encode(message).length / BYTES_PER_TOKEN), 0);
}

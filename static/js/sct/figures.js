/* The figures of each agent, updated as trials end: every share with its interval, drawn from 0 to 1 and in words. */

import { draw, find, make } from "../dom.js";
import { places } from "../rounded.js";
import { say } from "../words.js";

/** @import {AgentFigures, Share} from "./socket.js" */

/** @type {Map<string, string>} */
const shown = new Map();

/** @param {AgentFigures[]} figures */
export function showFigures(figures) {
  for (const figure of figures) {
    const row = document.querySelector(`.figures [data-agent="${CSS.escape(figure.agent)}"]`);
    const words = JSON.stringify(figure);
    if (!row || shown.get(figure.agent) === words) continue;
    shown.set(figure.agent, words);
    show(row, figure);
  }
}

/** @param {Element} row @param {AgentFigures} figure */
function show(row, figure) {
  const trials = find(row, '[data-figure="trials"]');
  const failures = figure.errors ? make("span", { class: "failures" }, `▲ ${figure.errors}`) : "";
  trials.replaceChildren(`${figure.n} / ${figure.total} `, failures);
  find(row, '[data-figure="asked"]').textContent = String(figure.asked);
  for (const [name, share] of Object.entries(figure.shares)) {
    find(row, `[data-share="${name}"]`).replaceChildren(said(share));
  }
  find(row, '[data-figure="mean_yes_rate"]').replaceChildren(said(figure.mean_yes_rate));
}

/** @param {Share} share */
function said({ value, low, high, n }) {
  if (!n) return make("span", { class: "meta" }, "–");
  const bounds = low === null || high === null ? null : { low, high };
  const words = `${bounds ? `[${places(bounds.low, 2)} … ${places(bounds.high, 2)}]` : say("no interval")} n=${n}`;
  return make("span", { class: "share" },
    draw("svg", { class: "share-bar", viewBox: "0 0 1 1", preserveAspectRatio: "none", "aria-hidden": "true" },
      ...(bounds ? [draw("line", { class: "share-span", x1: bounds.low, x2: bounds.high, y1: 0.5, y2: 0.5 })] : []),
      draw("line", { class: "share-value", x1: value, x2: value, y1: 0.1, y2: 0.9 })),
    make("span", { class: "number" }, make("strong", {}, places(value, 2)), " ", make("span", { class: "share-range" }, words)));
}

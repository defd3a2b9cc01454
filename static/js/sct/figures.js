/* The figures of each agent, growing with n: every share is drawn from 0 to 1 with its interval, and said. */

import { draw, make } from "../dom.js";

const shown = new Map();

export function showFigures(figures) {
  for (const figure of figures) {
    const row = document.querySelector(`.figures [data-agent="${CSS.escape(figure.agent)}"]`);
    const words = JSON.stringify(figure);
    if (!row || shown.get(figure.agent) === words) continue;
    shown.set(figure.agent, words);
    show(row, figure);
  }
}

function show(row, figure) {
  const trials = row.querySelector('[data-figure="trials"]');
  const failures = figure.errors ? make("span", { class: "failures" }, `▲ ${figure.errors}`) : "";
  trials.replaceChildren(`${figure.n} / ${figure.total} `, failures);
  for (const [name, share] of Object.entries(figure.shares)) {
    row.querySelector(`[data-share="${name}"]`).replaceChildren(said(share));
  }
  const rate = figure.mean_yes_rate;
  row.querySelector('[data-figure="mean_yes_rate"]').textContent = rate === null ? "–" : rate.toFixed(2);
}

function said({ value, low, high, n }) {
  if (!n) return make("span", { class: "meta" }, "–");
  const words = `[${low.toFixed(2)}–${high.toFixed(2)}] n=${n}`;
  return make("span", { class: "share" },
    draw("svg", { class: "share-bar", viewBox: "0 0 1 1", preserveAspectRatio: "none", "aria-hidden": "true" },
      draw("line", { class: "share-span", x1: low, x2: high, y1: 0.5, y2: 0.5 }),
      draw("line", { class: "share-value", x1: value, x2: value, y1: 0.1, y2: 0.9 })),
    make("span", { class: "number" }, make("strong", {}, value.toFixed(2)), " ", make("span", { class: "share-range" }, words)));
}

/* The badge and the bar of a batch: the same marks as the server makes, from the frame's numbers. */

import { draw, make } from "../dom.js";

let shownState = "";
let shownSegments = "";

export function showState(state) {
  if (shownState === state.code) return;
  shownState = state.code;
  const tone = state.tone ? ` badge-${state.tone}` : "";
  const badge = make("span", { class: `badge sct-state${tone}`, "data-state": state.code },
    make("span", { "aria-hidden": "true" }, state.glyph), ` ${state.name}`);
  document.getElementById("state").replaceChildren(badge);
}

export function showProgress(segments) {
  const words = JSON.stringify(segments);
  if (shownSegments === words) return;
  shownSegments = words;
  const bar = document.querySelector("#progress-bar .progress-bar");
  bar.replaceChildren(...segments.map(stretch));
  document.querySelector("#progress-bar .progress-key").replaceChildren(...segments.map(entry));
}

function stretch({ status, start, length }) {
  return draw("rect", { class: `progress-${status}`, x: start, y: 0, width: length, height: 1 });
}

function entry({ status, count, name }) {
  return make("li", { class: `progress-${status}` }, make("span", { class: "number" }, count), ` ${name}`);
}

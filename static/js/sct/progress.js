/* The badge and the bar of a batch: the same markup as the server renders, from the numbers of a frame. */

import { byId, draw, find, make } from "../dom.js";

/** @import {Segment, State} from "./socket.js" */

let shownState = "";
let shownSegments = "";

/** @param {State} state */
export function showState(state) {
  if (shownState === state.code) return;
  shownState = state.code;
  const tone = state.tone ? ` badge-${state.tone}` : "";
  const badge = make("span", { class: `badge sct-state${tone}`, "data-state": state.code },
    make("span", { "aria-hidden": "true" }, state.glyph), ` ${state.name}`);
  byId("state").replaceChildren(badge);
}

/** @param {Segment[]} segments */
export function showProgress(segments) {
  const words = JSON.stringify(segments);
  if (shownSegments === words) return;
  shownSegments = words;
  find(document, "#progress-bar .progress-bar", SVGElement).replaceChildren(...segments.map(stretch));
  find(document, "#progress-bar .progress-key").replaceChildren(...segments.map(entry));
}

/** @param {Segment} segment */
function stretch({ status, start, length }) {
  return draw("rect", { class: `progress-${status}`, x: start, y: 0, width: length, height: 1 });
}

/** @param {Segment} segment */
function entry({ status, count, name }) {
  return make("li", { class: `progress-${status}` }, make("span", { class: "number" }, String(count)), ` ${name}`);
}

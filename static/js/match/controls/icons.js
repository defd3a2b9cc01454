/* Icons of buttons, drawn as SVG because fonts differ in which symbols they have. */

import { draw } from "../../dom.js";

const SHAPES = {
  play: "M5 3v14l12-7Z",
  pause: "M5 3h4v14H5ZM11 3h4v14h-4Z",
  back: "M13 3v14L5 10Z",
  on: "M7 3v14l8-7Z",
  previous: "M4 3h2.5v14H4ZM16 3v14L7.5 10Z",
  next: "M4 3v14l8.5-7ZM13.5 3H16v14h-2.5Z",
};

/** @param {keyof typeof SHAPES} name */
export function icon(name) {
  return draw("svg", { class: "icon", viewBox: "0 0 20 20", width: 16, height: 16, "aria-hidden": "true", focusable: "false" },
    draw("path", { d: SHAPES[name], fill: "currentColor" }));
}

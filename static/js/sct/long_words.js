/* Folds long texts without cutting them: all is in the page, and a button says how much more there is. */

import { findAll, make } from "../dom.js";
import { number, sayCount } from "../words.js";

const LONG = 1200;

/** @param {Element} place */
export function foldLongWords(place) {
  for (const words of findAll(place, "[data-words]")) {
    const length = words.textContent.length;
    if (length > LONG && !words.classList.contains("is-folded")) fold(words, length);
  }
}

/** @param {HTMLElement} words @param {number} length */
function fold(words, length) {
  const hidden = length - LONG;
  const label = sayCount("Show about %(n)s more character", "Show about %(n)s more characters", hidden, { n: number(hidden) });
  const button = make("button", { type: "button", class: "unfold", "aria-expanded": "false" }, label);
  button.addEventListener("click", () => {
    words.classList.remove("is-folded");
    button.remove();
    words.tabIndex = -1;
    words.focus({ preventScroll: true });
  });
  words.classList.add("is-folded");
  words.after(button);
}

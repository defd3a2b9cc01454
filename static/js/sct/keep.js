/* Transfers a part's state to the part that replaces it: where the focus is, what is unfolded, how far it is
   scrolled. */

import { findAll } from "../dom.js";

/** @typedef {{address: string | null, place: number}} Focused */

const STOPS = "a[href], button, summary, input, select, [tabindex]";
const FRAMES = ".table-frame, .plot-frame, pre";

/**
 * Call it before the change, and the function that it returns with the new part, once that is in the page.
 * @param {Element} old
 */
export function keep(old) {
  const focused = whereFocusIs(old);
  const open = new Map([...old.querySelectorAll("details")].map((each, place) => [each.id || place, each.open]));
  const scrolled = [...old.querySelectorAll(FRAMES)].map((frame) => [frame.scrollLeft, frame.scrollTop]);
  return (/** @type {Element} */ grown) => {
    for (const [place, details] of grown.querySelectorAll("details").entries()) {
      details.open = open.get(details.id || place) ?? details.open;
    }
    each(grown.querySelectorAll(FRAMES), scrolled, (frame, [left, top]) => {
      frame.scrollTo({ left, top, behavior: "instant" });
    });
    if (focused) counterpart(grown, focused)?.focus({ preventScroll: true });
  };
}

/** @param {Element} old @returns {Focused | null} */
function whereFocusIs(old) {
  const at = document.activeElement;
  if (!at || !old.contains(at)) return null;
  return { address: at.getAttribute("href"), place: [...old.querySelectorAll(STOPS)].indexOf(at) };
}

/** The control that corresponds to the focused one: by its address, or else by its position. @param {Element} grown @param {Focused} focused */
function counterpart(grown, { address, place }) {
  const stops = findAll(grown, STOPS);
  const same = address === null ? undefined : stops.find((stop) => stop.getAttribute("href") === address);
  return same ?? stops[place];
}

/**
 * @template {Element} One @template State
 * @param {NodeListOf<One>} elements @param {State[]} known @param {(element: One, state: State) => void} restore
 */
function each(elements, known, restore) {
  known.slice(0, elements.length).forEach((state, place) => restore(elements[place], state));
}

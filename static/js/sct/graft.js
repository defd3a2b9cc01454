/* Fetches the page again, and replaces the parts that changed; everything else stays untouched. Transient parts are
   removed when the new page lacks them.

   The browser parses the new page as a separate document, in which no script runs. */

import { findAll } from "../dom.js";
import { read } from "../documents.js";
import { keep } from "./keep.js";

/** @type {Map<string, Element>} */
const seen = new Map();
/** @type {Promise<unknown>} */
let last = Promise.resolve();

/** Fetches the new page from `address`; `onGrafted` gets each part that was put in. Pages are fetched one after the
    other, so that an older one cannot overtake a newer one.
    @param {string | URL} address @param {(grown: Element) => void} [onGrafted] */
export function graft(address, onGrafted = () => {}) {
  const grafted = last.then(() => graftOne(address, onGrafted));
  last = grafted.catch(() => {});
  return grafted;
}

/** @param {string | URL} address @param {(grown: Element) => void} onGrafted */
async function graftOne(address, onGrafted) {
  const fresh = await read(address);
  const parts = new Set();
  for (const part of fresh.querySelectorAll("[data-live][id]")) {
    parts.add(part.id);
    if (isChanged(part)) {
      await picturesInSight(part);
      put(part, onGrafted);
    }
    seen.set(part.id, part);
  }
  for (const old of document.querySelectorAll("[data-fleeting][id]")) if (!parts.has(old.id)) old.remove();
}

/** @param {Element} part */
function isChanged(part) {
  const before = seen.get(part.id) ?? document.getElementById(part.id);
  return !before || !before.isEqualNode(part);
}

/** @param {Element} part @param {(grown: Element) => void} onGrafted */
function put(part, onGrafted) {
  const grown = document.importNode(part, true);
  const old = document.getElementById(part.id);
  const restore = old && keep(old);
  if (old) old.replaceWith(grown);
  else if (!place(grown, part)) return;
  onGrafted(grown);
  restore?.(grown);
}

/**
 * Loads new pictures that will be visible before they replace the old ones, so that nothing flickers.
 * @param {Element} part
 */
function picturesInSight(part) {
  const wanted = findAll(part, "figure[id] img", HTMLImageElement).filter((picture) => isInSight(picture.closest("figure")?.id ?? ""));
  return Promise.allSettled(wanted.map(({ src }) => Object.assign(new Image(), { src }).decode()));
}

/** @param {string} id */
function isInSight(id) {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && box.top < innerHeight && box.bottom > 0;
}

/**
 * Inserts a new part where it is on the new page: after the sibling before it, or first in its parent.
 * @param {Element} grown @param {Element} part
 */
function place(grown, part) {
  const elder = part.previousElementSibling && document.getElementById(part.previousElementSibling.id);
  const parent = part.parentElement && document.getElementById(part.parentElement.id);
  if (elder) elder.after(grown);
  else if (parent) parent.prepend(grown);
  return Boolean(elder || parent);
}

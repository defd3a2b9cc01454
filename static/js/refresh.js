/* Keeps parts of a page up to date (`data-fresh`, with the address to read them from), except while the page is in the
   background or a dialog is open. Parts that are folded, or that the reader is using, wait until the next time;
   unchanged ones are not touched. A server that does not answer is asked less and less often. */

import { findAll } from "./dom.js";
import { read } from "./documents.js";

const EVERY = 5_000;
const SELDOM = 60_000;

/** @param {HTMLElement} part */
function isInUse(part) {
  const active = document.activeElement;
  return active !== null && part.contains(active) && active.matches("input, select, textarea, summary");
}

/** @param {HTMLElement} part */
function isFolded(part) {
  return part.closest("details:not([open])") !== null;
}

/** @param {string} address @param {HTMLElement[]} parts */
async function renew(address, parts) {
  const fresh = await read(address);
  for (const part of parts) {
    const next = fresh.getElementById(part.id);
    if (!next || isInUse(part) || part.isEqualNode(next)) continue;
    const focused = part.contains(document.activeElement) ? document.activeElement : null;
    part.replaceWith(document.adoptNode(next));
    if (focused) successor(next, focused)?.focus({ preventScroll: true });
  }
}

/**
 * The control in the new part that corresponds to the old one: by its id, or by its address.
 * @param {HTMLElement} part @param {Element} old
 */
function successor(part, old) {
  if (old.id) return document.getElementById(old.id);
  return findAll(part, "a[href]", HTMLAnchorElement).find((link) => old instanceof HTMLAnchorElement && link.href === old.href);
}

async function look() {
  if (document.hidden || document.querySelector("dialog[open]")) return;
  const parts = findAll(document, "[data-fresh]").filter((part) => !isFolded(part));
  const looks = [...grouped(parts)].map(([address, some]) => renew(address, some));
  const results = await Promise.allSettled(looks);
  tell(results.some((result) => result.status === "rejected"));
}

/** @param {HTMLElement} part */
function source(part) {
  return part.dataset.fresh || location.href;
}

/** @param {HTMLElement[]} parts */
function grouped(parts) {
  /** @type {Map<string, HTMLElement[]>} */
  const groups = new Map();
  for (const part of parts) groups.set(source(part), [...(groups.get(source(part)) ?? []), part]);
  return groups;
}

let seenAt = new Date();
let wait = EVERY;

/** Tells whether what is shown is up to date, and if not, since when. @param {boolean} isStale */
function tell(isStale) {
  wait = isStale ? Math.min(2 * wait, SELDOM) : EVERY;
  if (!isStale) seenAt = new Date();
  for (const sign of findAll(document, "[data-stale]")) sign.hidden = !isStale;
  for (const time of findAll(document, "[data-seen]", HTMLTimeElement)) {
    time.dateTime = seenAt.toISOString();
    time.textContent = `${seenAt.toISOString().slice(11, 19)} UTC`;
  }
}

async function keepLooking() {
  await look();
  setTimeout(keepLooking, wait);
}

setTimeout(keepLooking, EVERY);
document.addEventListener("visibilitychange", look);
document.addEventListener("toggle", ({ target }) => {
  if (target instanceof HTMLDetailsElement && target.open && target.querySelector("[data-fresh]")) look();
}, true);

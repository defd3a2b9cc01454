/* The page's own address: keeps view and frame in it, so that a reload or a link returns to this moment. */

/** @import {View} from "./shapes.js" */
/** @import {Boot} from "./desk.js" */
/** @import {Wishes} from "./preferences.js" */

const asked = new URLSearchParams(window.location.search);

/** Preferences from the address, for this visit only. */
export function overrides() {
  /** @type {Partial<Wishes>} */
  const found = {};
  if (asked.get("speed") === "instant") found.speed = "instant";
  else if (Number(asked.get("speed")) > 0) found.speed = Number(asked.get("speed"));
  if (asked.has("motion")) found.motion = asked.get("motion") === "0" ? "off" : "on";
  return found;
}

export function askedFrame() {
  const n = Number(asked.get("n"));
  return Number.isInteger(n) && n > 0 ? n : null;
}

/** The last frame of a clip; null if the link is not a clip. */
export function askedEnd() {
  const end = Number(asked.get("until"));
  return Number.isInteger(end) && end >= (askedFrame() ?? 1) ? end : null;
}

export function forgetEnd() {
  const query = new URLSearchParams(window.location.search);
  query.delete("until");
  window.history.replaceState(null, "", `${window.location.pathname}?${query}`);
}

/** @param {Boot} boot @param {View} view @param {number | null} n */
export function link(boot, view, n) {
  const query = new URLSearchParams({ view });
  if (n) query.set("n", String(n));
  return `${boot.urls.page}?${query}`;
}

const PAUSE = 1_000;
/** @type {{view: View, n: number | null} | null} */
let due = null;

/**
 * Writes the address, a little later: browsers limit changes per second. Without a frame, the page follows the match.
 * @param {View} view @param {number | null} n
 */
export function write(view, n) {
  if (!due) setTimeout(replace, PAUSE);
  due = { view, n };
}

function replace() {
  if (!due) return;
  const { view, n } = due;
  due = null;
  const query = new URLSearchParams(window.location.search);
  query.set("view", view);
  if (n) query.set("n", String(n));
  else query.delete("n");
  const { pathname, search, hash } = window.location;
  const address = `${pathname}?${query}`;
  if (address !== `${pathname}${search}${hash}`) window.history.replaceState(null, "", address);
}

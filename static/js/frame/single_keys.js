/* Single-key shortcuts, ignored while typing, where the page uses the key itself, and if the setting is off. */

import { touched } from "../dom.js";
import { Preferences } from "../match/preferences.js";

const TYPED_IN = "input, select, textarea, [contenteditable], dialog";

/** @param {string} key @param {() => void} act */
export function onKey(key, act) {
  window.addEventListener("keydown", (event) => {
    const isOurs = event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isOurs || event.defaultPrevented || touched(event)?.closest(TYPED_IN)) return;
    if (!new Preferences().get("keys")) return;
    event.preventDefault();
    act();
  });
}

/* Keys that follow a link of the page; ignored in fields, and if they are switched off. */

import { touched } from "../dom.js";

const SWITCH = "sct-keys";
const FIELDS = "input:not([type=checkbox]), select, textarea, [contenteditable]";

/** @param {HTMLInputElement} box */
export function followKeys(box) {
  box.checked = kept() !== "off";
  box.addEventListener("change", () => keep(box.checked ? "on" : "off"));
  document.addEventListener("keydown", (press) => {
    if (!box.checked || press.ctrlKey || press.metaKey || press.altKey || touched(press)?.closest(FIELDS)) return;
    const link = document.querySelector(`a[data-key="${CSS.escape(press.key)}"]`);
    if (link instanceof HTMLElement) link.click();
  });
}

function kept() {
  try {
    return localStorage.getItem(SWITCH);
  } catch {
    return null; // storage is not available
  }
}

/** @param {string} wish */
function keep(wish) {
  try {
    localStorage.setItem(SWITCH, wish);
  } catch {
    // the setting then lasts as long as the page
  }
}

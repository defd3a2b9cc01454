/* Keys that follow a link of the page; silent in fields, and for whoever has switched them off. */

import { touched } from "../dom.js";

const SWITCH = "sct-keys";
const FIELDS = "input:not([type=checkbox]), select, textarea, [contenteditable]";

/** @param {HTMLInputElement} box */
export function followKeys(box) {
  box.checked = localStorage.getItem(SWITCH) !== "off";
  box.addEventListener("change", () => localStorage.setItem(SWITCH, box.checked ? "on" : "off"));
  document.addEventListener("keydown", (press) => {
    if (!box.checked || press.ctrlKey || press.metaKey || press.altKey || touched(press)?.closest(FIELDS)) return;
    const link = document.querySelector(`a[data-key="${CSS.escape(press.key)}"]`);
    if (link instanceof HTMLElement) link.click();
  });
}

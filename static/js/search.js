/* `/` leads to the search, unless the page has a use for it or somebody types; the setting for single keys holds. */

import { Preferences } from "./match/preferences.js";

window.addEventListener("keydown", (event) => {
  const isOurs = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isOurs || event.defaultPrevented || event.target.closest("input, select, textarea, [contenteditable], dialog")) return;
  if (!new Preferences().get("keys")) return;
  event.preventDefault();
  const field = [...document.querySelectorAll("#wanted, #site-search")].find((each) => each.checkVisibility());
  if (field) field.focus();
  else window.location.assign(document.querySelector(".site-search").action);
});

/* Keeps a form from being sent twice by a second click; after coming back to the page it can be sent again. */

import { findAll } from "./dom.js";

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-once]") || event.defaultPrevented) return;
  if (form.dataset.once === "sent") event.preventDefault();
  form.dataset.once = "sent";
});

window.addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  for (const form of findAll(document, "form[data-once]")) form.dataset.once = "";
});

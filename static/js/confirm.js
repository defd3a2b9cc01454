/* Links to a confirmation page (`data-confirm`) show its question in a dialog on the current page instead. */

import "./once.js";
import { read } from "./documents.js";
import { find, make, touched } from "./dom.js";

document.addEventListener("click", (event) => {
  const link = touched(event)?.closest("a[data-confirm]");
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  ask(link).catch(() => location.assign(link.href));
});

document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && document.querySelector("details.acts-menu[open]");
  if (!menu || document.querySelector("dialog[open]")) return;
  menu.removeAttribute("open");
  find(menu, "summary").focus();
});

let isAsking = false;

/** @param {HTMLAnchorElement} link */
async function ask(link) {
  if (isAsking) return;
  isAsking = true;
  try {
    open(await questionAt(link.href), link);
  } finally {
    isAsking = false;
  }
}

/** @param {string} address */
async function questionAt(address) {
  const question = (await read(address)).querySelector(".confirmation");
  if (!question) throw new Error("no question there");
  return document.adoptNode(question);
}

/** @param {Element} question @param {HTMLAnchorElement} link */
function open(question, link) {
  current(link).closest("details.acts-menu")?.removeAttribute("open");
  const dialog = make("dialog", { class: "dialog", "aria-labelledby": "question" }, question);
  question.classList.remove("glass", "single");
  dialog.addEventListener("click", (event) => dismissed(event, dialog));
  dialog.addEventListener("close", () => { dialog.remove(); returnTo(link); });
  document.body.append(dialog);
  dialog.showModal();
}

/** The link as it is in the page now: a refresh may have replaced it. @param {HTMLAnchorElement} link */
function current(link) {
  return document.getElementById(link.id) ?? link;
}

/** Moves the focus back to the link, or to its menu if the link is folded away. @param {HTMLAnchorElement} link */
function returnTo(link) {
  const same = current(link);
  const menu = same.closest("details.acts-menu");
  (menu?.querySelector("summary") ?? same).focus();
}

/** @param {MouseEvent} event @param {HTMLDialogElement} dialog */
function dismissed(event, dialog) {
  if (!isBeside(event, dialog) && !touched(event)?.closest("[data-dismiss]")) return;
  event.preventDefault();
  dialog.close();
}

/** Whether the click was on the backdrop: for events, that is part of the dialog. @param {MouseEvent} event @param {HTMLDialogElement} dialog */
function isBeside(event, dialog) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return event.target === dialog && (x < left || x > right || y < top || y > bottom);
}

/* Links that lead to a page with a question (`data-confirm`) ask it in a dialog instead, where the operator is. */

import "./once.js";
import { read } from "./documents.js";
import { make } from "./dom.js";

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-confirm]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  ask(link).catch(() => location.assign(link.href));
});

async function ask(link) {
  const question = (await read(link.href)).querySelector(".confirmation");
  if (!question) throw new Error("no question there");
  const dialog = make("dialog", { class: "dialog", "aria-labelledby": "question" }, document.adoptNode(question));
  question.classList.remove("glass", "single");
  dialog.addEventListener("click", (event) => dismissed(event, dialog));
  dialog.addEventListener("close", () => { dialog.remove(); link.focus(); });
  document.body.append(dialog);
  dialog.showModal();
}

function dismissed(event, dialog) {
  if (event.target !== dialog && !event.target.closest("[data-dismiss]")) return;
  event.preventDefault();
  dialog.close();
}

/* Saves the draft to the server shortly after each change, and shows the response beside the form: what will run. */

import { find, findAll, make } from "../dom.js";

/** @typedef {{text: string, label: string, anchor: string}} Problem */
/** @typedef {{text: string, problems: Problem[], warnings: string[], estimate: Record<string, string> | null}} Review */

const PAUSE = 400;
const PATIENCE = 15_000;

/** @param {HTMLFormElement} form @param {HTMLElement} review */
export function keepDraft(form, review) {
  let sending = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isSaving = false;
  let isStale = false;

  /** Saves one draft at a time: of two sent together, the server might keep the older. */
  async function save() {
    isStale = true;
    if (isSaving) return;
    isSaving = true;
    while (isStale) {
      isStale = false;
      await send();
    }
    isSaving = false;
  }

  async function send() {
    const sent = new FormData(form);
    sent.set("action", "draft");
    for (const brought of ["file", "yaml"]) sent.delete(brought); // not part of the form's settings
    sending = new AbortController();
    const { signal } = sending;
    const patience = setTimeout(() => sending.abort(), PATIENCE);
    try {
      const answer = await fetch(location.pathname, { method: "POST", body: sent, signal });
      if (answer.ok && answer.headers.get("Content-Type") === "application/json") show(review, await answer.json());
    } catch (failure) {
      const isGivenUp = failure instanceof DOMException && failure.name === "AbortError";
      if (!isGivenUp && !(failure instanceof TypeError)) throw failure;
    } finally {
      clearTimeout(patience);
    }
  }

  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  });
  form.addEventListener("submit", () => {
    clearTimeout(timer);
    sending.abort();
  });
}

/** @param {HTMLElement} review @param {Review} told */
function show(review, told) {
  find(review, "[data-text]").textContent = told.text;
  find(review, "[data-estimate]").hidden = !told.estimate;
  find(review, "[data-open]").hidden = told.problems.length === 0;
  find(review, "[data-count]").textContent = String(told.problems.length);
  for (const place of findAll(review, "[data-of]")) place.textContent = told.estimate?.[place.dataset.of ?? ""] ?? "";
  find(review, "[data-problems]").replaceChildren(...told.problems.map(problem));
  find(review, "[data-warnings]").replaceChildren(
    ...told.warnings.map((warning) => make("li", { class: "notice notice-warning" }, warning)),
  );
}

/** @param {Problem} problem */
function problem({ text, label, anchor }) {
  if (!anchor) return make("li", {}, text);
  return make("li", {}, make("a", { href: `#${anchor}` }, label), `: ${text}`);
}

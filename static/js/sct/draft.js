/* The draft on the server, saved shortly after each change; its answer is what will run, shown beside the form. */

import { make } from "../dom.js";

const PAUSE = 400;
const PATIENCE = 15_000;
const GIVEN_UP = ["AbortError", "TimeoutError"];

export function keepDraft(form, review) {
  let leaving = new AbortController();
  let timer = 0;
  let isSaving = false;
  let isStale = false;

  /** One after the other: a server that is busy with two may keep the older one. */
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
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(PATIENCE)]);
    try {
      const answer = await fetch(location.pathname, { method: "POST", body: sent, signal });
      if (answer.ok && answer.headers.get("Content-Type") === "application/json") show(review, await answer.json());
    } catch (failure) {
      if (!GIVEN_UP.includes(failure.name) && !(failure instanceof TypeError)) throw failure;
    }
  }

  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  });
  form.addEventListener("submit", () => {
    clearTimeout(timer);
    leaving.abort();
    leaving = new AbortController();
  });
}

function show(review, told) {
  review.querySelector("[data-text]").textContent = told.text;
  review.querySelector("[data-estimate]").hidden = !told.estimate;
  review.querySelector("[data-open]").hidden = told.problems.length === 0;
  review.querySelector("[data-count]").textContent = told.problems.length;
  for (const place of review.querySelectorAll("[data-of]")) place.textContent = told.estimate?.[place.dataset.of] ?? "";
  review.querySelector("[data-problems]").replaceChildren(...told.problems.map(problem));
  review.querySelector("[data-warnings]").replaceChildren(
    ...told.warnings.map((warning) => make("li", { class: "notice notice-warning" }, warning)),
  );
}

function problem({ text, label, anchor }) {
  if (!anchor) return make("li", {}, text);
  return make("li", {}, make("a", { href: `#${anchor}` }, label), `: ${text}`);
}

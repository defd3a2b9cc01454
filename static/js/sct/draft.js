/* The draft on the server, saved shortly after each change; its answer is what will run, shown beside the form. */

import { make } from "../dom.js";

const PAUSE = 400;

export function keepDraft(form, review) {
  let timer = 0;
  let asking = null;

  async function save() {
    asking?.abort();
    asking = new AbortController();
    const sent = new FormData(form);
    sent.set("action", "draft");
    try {
      const answer = await fetch(location.pathname, { method: "POST", body: sent, signal: asking.signal });
      if (answer.ok && answer.headers.get("Content-Type") === "application/json") show(review, await answer.json());
    } catch (failure) {
      if (failure.name !== "AbortError" && !(failure instanceof TypeError)) throw failure;
    }
  }

  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  });
  form.addEventListener("submit", () => {
    clearTimeout(timer);
    asking?.abort();
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

/* The cost estimate of the match being composed, fetched from the server after every change. */

import { find, make } from "../dom.js";

const PAUSE = 400;

/** @param {HTMLFormElement} form */
export function follow(form) {
  const place = find(form, "#estimate");
  let latest = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  async function ask() {
    const asked = ++latest;
    place.setAttribute("aria-busy", "true");
    try {
      const answer = await fetch(place.dataset.from ?? "", { method: "POST", body: new FormData(form) });
      if (answer.ok && asked === latest) show((await answer.json()).lines);
    } catch {
      return; // the page still works; the next change asks again
    } finally {
      if (asked === latest) place.removeAttribute("aria-busy");
    }
  }

  /** @param {string[]} lines */
  function show(lines) {
    place.replaceChildren(...lines.map((line) => make("p", {}, line)));
  }

  form.addEventListener("change", () => {
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE);
  });
  ask();
}

/* The rows of seats: added from the page's blank row, removed, numbered, each with its badge. */

import { find, findAll, touched } from "../dom.js";
import { badge } from "../match/crew/token.js";
import { sayCount } from "../words.js";

/** @import {Color} from "../match/shapes.js" */

/** @param {HTMLFormElement} form @param {number} most */
export function table(form, most) {
  const list = find(form, "#seats");
  const add = find(form, "#add-seat");
  const blank = find(form, "#blank-seat", HTMLTemplateElement);
  const total = find(form, "[name=seats-TOTAL_FORMS]", HTMLInputElement);
  /** @type {((players: number) => void)[]} */
  const listeners = [];

  const rows = () => findAll(list, "[data-seat]");
  const colorOf = (/** @type {HTMLElement} */ row) => find(row, "[name$='-color']", HTMLSelectElement);
  const whoOf = (/** @type {HTMLElement} */ row) => find(row, "[name$='-who']", HTMLSelectElement);
  const isTaken = (/** @type {HTMLElement} */ row) => whoOf(row).value !== "";

  function show() {
    rows().forEach((row, place) => {
      for (const number of findAll(row, "[data-place]")) number.textContent = String(place + 1);
      find(row, "[data-badge]").replaceChildren(badge(/** @type {Color} */ (colorOf(row).value)));
      find(row, "[data-remove]").hidden = false;
      whoOf(row).title = whoOf(row).selectedOptions[0]?.label ?? "";
    });
    add.hidden = rows().length >= most;
    const players = rows().filter(isTaken).length;
    find(form, "#seated").textContent = sayCount("%(count)s player", "%(count)s players", players);
    for (const listener of listeners) listener(players);
  }

  function seat() {
    const number = Number(total.value);
    const row = find(/** @type {DocumentFragment} */ (blank.content.cloneNode(true)), "[data-seat]");
    for (const element of row.querySelectorAll("[name], [id], [for]")) {
      for (const trait of ["name", "id", "for"]) {
        const value = element.getAttribute(trait);
        if (value) element.setAttribute(trait, value.replace("__prefix__", String(number)));
      }
    }
    const taken = new Set(rows().map((other) => colorOf(other).value));
    const free = [...colorOf(row).options].find((option) => !taken.has(option.value));
    if (free) colorOf(row).value = free.value;
    total.value = String(number + 1);
    list.append(row);
    show();
    whoOf(row).focus();
  }

  /** @param {HTMLElement} row */
  function clear(row) {
    const next = row.nextElementSibling ?? row.previousElementSibling;
    row.remove();
    show();
    const beside = next?.querySelector("[data-remove]");
    (beside instanceof HTMLElement ? beside : add).focus();
    form.dispatchEvent(new Event("change"));
  }

  add.addEventListener("click", seat);
  list.addEventListener("click", (event) => {
    const row = touched(event)?.closest("[data-remove]")?.closest("[data-seat]");
    if (row instanceof HTMLElement) clear(row);
  });
  list.addEventListener("change", show);
  show();
  return { onChange: (/** @type {(players: number) => void} */ listener) => listeners.push(listener) };
}

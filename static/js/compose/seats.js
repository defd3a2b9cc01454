/* The rows of the table: added from the blank one that the page carries, taken away, numbered, each with its badge. */

import { badge } from "../match/token.js";
import { sayCount } from "../words.js";

export function table(form, most) {
  const list = form.querySelector("#seats");
  const add = form.querySelector("#add-seat");
  const blank = form.querySelector("#blank-seat");
  const total = form.elements["seats-TOTAL_FORMS"];
  const listeners = [];

  const rows = () => [...list.querySelectorAll("[data-seat]")];
  const colorOf = (row) => row.querySelector("[name$='-color']");
  const whoOf = (row) => row.querySelector("[name$='-who']");
  const isTaken = (row) => whoOf(row).value !== "";

  function show() {
    rows().forEach((row, place) => {
      for (const number of row.querySelectorAll("[data-place]")) number.textContent = place + 1;
      row.querySelector("[data-badge]").replaceChildren(badge(colorOf(row).value));
      row.querySelector("[data-remove]").hidden = false;
      whoOf(row).title = whoOf(row).selectedOptions[0]?.label ?? "";
    });
    add.hidden = rows().length >= most;
    const players = rows().filter(isTaken).length;
    form.querySelector("#seated").textContent = sayCount("%(count)s player", "%(count)s players", players);
    for (const listener of listeners) listener(players);
  }

  function seat() {
    const number = Number(total.value);
    const row = blank.content.firstElementChild.cloneNode(true);
    for (const element of row.querySelectorAll("[name], [id], [for]")) {
      for (const trait of ["name", "id", "for"]) {
        const value = element.getAttribute(trait);
        if (value) element.setAttribute(trait, value.replace("__prefix__", number));
      }
    }
    const taken = new Set(rows().map((other) => colorOf(other).value));
    const free = [...colorOf(row).options].find((option) => !taken.has(option.value));
    if (free) colorOf(row).value = free.value;
    total.value = number + 1;
    list.append(row);
    show();
    whoOf(row).focus();
  }

  function clear(row) {
    const next = row.nextElementSibling ?? row.previousElementSibling;
    row.remove();
    show();
    (next?.querySelector("[data-remove]") ?? add).focus();
    form.dispatchEvent(new Event("change"));
  }

  add.addEventListener("click", seat);
  list.addEventListener("click", (event) => {
    if (event.target.closest("[data-remove]")) clear(event.target.closest("[data-seat]"));
  });
  list.addEventListener("change", show);
  show();
  return { onChange: (listener) => listeners.push(listener) };
}

/* The form of a batch: adds and removes rows, hides fields that do not apply, and saves a draft during typing. */

import { byId, find, findAll } from "../dom.js";
import { keepDraft } from "./draft.js";

const form = byId("compose", HTMLFormElement);
const agents = byId("agents");
const pattern = byId("agent-pattern", HTMLTemplateElement);
const places = find(form, "[name=rows]", HTMLInputElement);

/** Shows only the fields that apply: those of each agent's kind, and those of the chosen way to find words. */
function tidy() {
  const sent = new FormData(form);
  for (const part of findAll(form, "[data-method]")) part.hidden = part.dataset.method !== sent.get("method");
  for (const part of findAll(form, "[data-mode]")) part.hidden = part.dataset.mode !== sent.get("question_mode");
  for (const row of rows()) {
    const kind = find(row, "select[name$=-kind]", HTMLSelectElement).value;
    for (const part of findAll(row, "[data-only]")) part.hidden = !part.dataset.only?.split(" ").includes(kind);
  }
}

function rows() {
  return findAll(agents, "[data-row]");
}

function number() {
  for (const [place, row] of rows().entries()) find(row, "[data-row-number]").textContent = String(place + 1);
}

function add() {
  const place = places.value;
  const row = find(document.importNode(pattern.content, true), "[data-row]");
  for (const name of ["id", "name", "for", "aria-describedby"]) {
    for (const part of findAll(row, `[${name}*="__row__"]`)) {
      part.setAttribute(name, part.getAttribute(name)?.replaceAll("__row__", place) ?? "");
    }
  }
  places.value = String(Number(place) + 1);
  agents.append(row);
  equip(row);
  number();
  tidy();
  find(row, "select").focus();
}

/** @param {HTMLElement} row */
function equip(row) {
  const button = find(row, "[data-remove]");
  button.hidden = false;
  button.addEventListener("click", () => {
    const next = row.nextElementSibling ?? row.previousElementSibling;
    row.remove();
    number();
    form.dispatchEvent(new Event("input"));
    (next?.querySelector("select") ?? adder).focus();
  });
}

for (const spare of agents.querySelectorAll("[data-spare]")) spare.remove();
for (const part of form.querySelectorAll("[data-unscripted]")) part.remove();
const adder = byId("add-agent");
for (const row of rows()) equip(row);
adder.hidden = false;
adder.addEventListener("click", add);
form.addEventListener("input", tidy);
tidy();
keepDraft(form, byId("review"));

/* The form of a batch: rows come and go, fields that do not apply step aside, and a draft is kept while one types. */

import { keepDraft } from "./draft.js";

const form = document.getElementById("compose");
const agents = document.getElementById("agents");
const pattern = document.getElementById("agent-pattern");

/** Only what applies is shown: the keys of this kind of agent, the settings of this way to find words. */
function tidy() {
  const sent = new FormData(form);
  for (const part of form.querySelectorAll("[data-method]")) part.hidden = part.dataset.method !== sent.get("method");
  for (const part of form.querySelectorAll("[data-mode]")) part.hidden = part.dataset.mode !== sent.get("question_mode");
  for (const row of agents.querySelectorAll("[data-row]")) {
    const kind = row.querySelector("select[name$=-kind]").value;
    for (const part of row.querySelectorAll("[data-only]")) part.hidden = !part.dataset.only.split(" ").includes(kind);
  }
}

function number() {
  for (const [place, row] of [...agents.querySelectorAll("[data-row]")].entries()) {
    row.querySelector("[data-row-number]").textContent = place + 1;
  }
}

function add() {
  const place = Number(form.elements.rows.value);
  const row = document.importNode(pattern.content, true).firstElementChild;
  for (const name of ["id", "name", "for", "aria-describedby"]) {
    for (const part of row.querySelectorAll(`[${name}*="__row__"]`)) {
      part.setAttribute(name, part.getAttribute(name).replaceAll("__row__", place));
    }
  }
  form.elements.rows.value = place + 1;
  agents.append(row);
  equip(row);
  number();
  tidy();
  row.querySelector("select").focus();
}

function equip(row) {
  const button = row.querySelector("[data-remove]");
  button.hidden = false;
  button.addEventListener("click", () => {
    const next = row.nextElementSibling ?? row.previousElementSibling;
    row.remove();
    number();
    form.dispatchEvent(new Event("input"));
    (next?.querySelector("select") ?? document.getElementById("add-agent")).focus();
  });
}

for (const spare of agents.querySelectorAll("[data-spare]")) spare.remove();
for (const part of form.querySelectorAll("[data-unscripted]")) part.remove();
for (const row of agents.querySelectorAll("[data-row]")) equip(row);
const adder = document.getElementById("add-agent");
adder.hidden = false;
adder.addEventListener("click", add);
form.addEventListener("input", tidy);
tidy();
keepDraft(form, document.getElementById("review"));

/* The form that orders a fork: hides the fields that do not apply, and updates the price after every change. */

import "../once.js";
import { byId, findAll } from "../dom.js";
import { follow } from "../compose/bill.js";

const form = byId("fork-form", HTMLFormElement);

function fit() {
  const wanted = String(new FormData(form).get("change"));
  for (const part of findAll(form, "[data-for]")) {
    part.hidden = !(part.dataset.for ?? "").split(" ").includes(wanted);
    for (const field of part.querySelectorAll("select, textarea")) field.toggleAttribute("disabled", part.hidden); // not sent
  }
}

for (const part of findAll(form, "[data-unscripted]")) part.hidden = true;
form.addEventListener("change", fit);
fit();
follow(form);

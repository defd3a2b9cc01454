/* The vote board: who has locked a vote, and for whom if the view may know it. */

import { make } from "../../dom.js";
import { say } from "../../words.js";
import { Parts } from "../playing/merge.js";
import { badge, nameOf } from "../crew/token.js";

/** @import {Color, Table} from "../shapes.js" */

/** @param {HTMLElement} root */
export function mount(root) {
  const title = make("h3", { id: "ballots-title" }, say("Votes"));
  const count = make("span", { class: "ballots-count number" });
  const boxes = make("ul", { class: "ballots", "aria-labelledby": "ballots-title" });
  root.replaceChildren(make("div", { class: "theatre-head" }, title, count), boxes);
  const parts = new Parts();

  /** @param {Table} table */
  function show({ living, voted, ballots }) {
    if (!parts.areNew(living, voted, ballots)) return;
    count.textContent = say("%(locked)s of %(count)s locked", { locked: voted.length, count: living.length });
    boxes.replaceChildren(...living.map((color) => box(color, voted.includes(color), ballots?.[color])));
  }

  return { show };
}

/** @param {Color} color @param {boolean} isLocked @param {Color | "skip"} [ballot] */
function box(color, isLocked, ballot) {
  const state = ballot ? target(ballot) : isLocked ? say("locked") : say("open");
  return make("li", { class: `ballot-box${isLocked ? " ballot-locked" : ""}`, "data-color": color },
    badge(color, { voted: isLocked }),
    make("bdi", { class: "seat-name" }, nameOf(color)),
    make("span", { class: "ballot-state meta" }, isLocked && !ballot ? "▣ " : null, make("span", { class: ballot ? null : "ballot-words" }, state)));
}

/** "→ Red", with Red's badge; or "→ skip". @param {Color | "skip"} ballot */
function target(ballot) {
  if (ballot === "skip") return say("→ skip");
  return make("span", { class: "ballot-target" }, "→ ", badge(ballot), make("bdi", { class: "ballot-for" }, nameOf(ballot)));
}

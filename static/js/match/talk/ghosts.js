/* What the dead say among themselves, which the living cannot read. The pane always shows the latest lines. */

import { make } from "../../dom.js";
import { say } from "../../words.js";
import { bounded } from "./marked.js";
import { badge, nameOf } from "../crew/token.js";

/** @import {GhostSpoke} from "../shapes.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Moment} from "../playing/screening.js" */

/** @param {HTMLElement} root @param {Desk} desk */
export function mount(root, desk) {
  const list = make("ol", { class: "ghost-lines" });
  const log = make("div", { role: "log", "aria-live": "off", "aria-label": say("The dead") }, list);
  const note = make("p", { class: "meta" }, say("The living cannot read this."));
  const empty = make("p", { class: "empty" }, say("None of the dead has said anything."));
  root.replaceChildren(note, empty, log);
  /** @type {GhostSpoke[]} */
  let lines = [];
  const toEnd = () => { root.scrollTop = root.scrollHeight; };
  new ResizeObserver(toEnd).observe(root);

  /** @param {Moment} moment */
  function show({ board }) {
    const now = board.ghost_lines ?? [];
    if (now === lines) return;
    const kept = now.findIndex((line, place) => line !== lines[place]);
    const from = kept < 0 ? now.length : kept;
    while (list.children.length > from) list.lastElementChild?.remove();
    list.append(...now.slice(from).map(spoken));
    empty.hidden = now.length > 0;
    lines = now;
    requestAnimationFrame(toEnd);
    desk.tell("ghosts", now.length);
  }

  return { show };
}

/** @param {GhostSpoke} line */
function spoken({ color, message, t }) {
  return make("li", { class: `ghost-line seat-${color}` },
    make("p", { class: "line-head" }, badge(color, { ghost: true }), make("bdi", { class: "line-who" }, nameOf(color)),
      make("span", { class: "line-when" }, say("round %(t)s", { t: t + 1 }))),
    make("p", { class: "line-words", dir: "auto" }, ...bounded(message)));
}

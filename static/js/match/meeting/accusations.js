/* Who has accused whom: the table from above with an arrow for each pair, and the same in sentences, newest first. */

import { draw, make } from "../../dom.js";
import { say } from "../../words.js";
import { Parts } from "../playing/merge.js";
import { nameOf, token } from "../crew/token.js";

/** @import {Color, Spoke, Table} from "../shapes.js" */
/** @import {Point} from "../stage/ship_plan.js" */

/** @typedef {{by: Color, of: Color, times: number, t: number}} Charge */

const [ACROSS, DOWN] = [112, 62];
const [AROUND, ABOVE] = [26, 24];
const SEATS = 10;
const EVENLY = .14;
const CLEAR = 21;

/** @param {HTMLElement} root */
export function mount(root) {
  const arrows = draw("g", { class: "charges" });
  const seats = draw("g", { class: "table-seats" });
  const top = draw("ellipse", { class: "ring-table" });
  const ring = draw("svg", { class: "ring", "aria-hidden": "true" }, heads(), top, arrows, seats);
  const title = make("h3", { id: "charges-title" }, say("Who has accused whom"));
  const list = make("ul", { class: "charges-list", "aria-labelledby": "charges-title" });
  const nobody = make("p", { class: "meta" }, say("Nobody has accused anybody yet."));
  const told = make("div", { class: "charges-told", role: "group", tabindex: 0, "aria-labelledby": "charges-title" }, list, nobody);
  root.replaceChildren(title, ring, told);
  const parts = new Parts();

  /** @param {Table} table */
  function show(table) {
    if (!parts.areNew(table.lines, table.living, table.voted)) return;
    const last = table.lines?.at(-1);
    const found = charges(table.lines ?? []).filter(({ of }) => table.living.includes(of));
    const at = new Map(table.living.map((color, i) => [color, seat(i, table.living.length)]));
    measure(ring, top, table.living.length);
    seats.replaceChildren(...[...at].map(([color, { x, y }]) =>
      draw("g", { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, "data-seat": color },
        token(color, { speaking: last?.color === color, voted: table.voted?.includes(color) }))));
    arrows.replaceChildren(...found.flatMap((charge) => {
      const [from, to] = [at.get(charge.by), at.get(charge.of)];
      return from && to ? [arrow(charge, from, to, charge.t === last?.t)] : [];
    }));
    list.replaceChildren(...found.toSorted((a, b) => b.t - a.t).map((charge) => sentence(charge, charge.t === last?.t)));
    list.hidden = found.length === 0;
    nobody.hidden = found.length > 0;
  }

  return { show };
}

/** One charge for every accuser and accused, in the order of the first accusation. @param {Spoke[]} lines */
export function charges(lines) {
  /** @type {Map<string, Charge>} */
  const found = new Map();
  for (const { color: by, accusations, t } of lines) {
    for (const of of new Set(accusations.map((span) => span.color))) {
      const key = `${by}>${of}`;
      found.set(key, { by, of, times: (found.get(key)?.times ?? 0) + 1, t });
    }
  }
  return [...found.values()];
}

/** Half the width and height of the table; it grows with more than SEATS players, so that nobody overlaps. @param {number} count */
function halves(count) {
  const times = Math.max(1, count / SEATS);
  return { across: ACROSS * times, down: DOWN * times };
}

/** @param {SVGElement} ring @param {SVGElement} top @param {number} count */
function measure(ring, top, count) {
  const { across, down } = halves(count);
  const [wide, high] = [across + AROUND, down + ABOVE];
  ring.setAttribute("viewBox", `${-wide} ${-high} ${2 * wide} ${2 * high}`);
  top.setAttribute("rx", String(across - 34));
  top.setAttribute("ry", String(down - 30));
}

/**
 * The position of the i-th seat, with equal distances at the table's ends and along its sides.
 * @param {number} i @param {number} count @returns {Point}
 */
function seat(i, count) {
  const { across, down } = halves(count);
  const turn = (2 * Math.PI * i) / count - Math.PI / 2;
  const angle = turn + EVENLY * Math.sin(2 * turn);
  return { x: across * Math.cos(angle), y: down * Math.sin(angle) };
}

function heads() {
  const head = (/** @type {string} */ id) => draw("marker",
    { id, class: id, viewBox: "0 0 10 10", refX: 8, refY: 5, markerWidth: 7, markerHeight: 7, orient: "auto-start-reverse" },
    draw("path", { d: "M0 1 9 5 0 9Z" }));
  return draw("defs", {}, head("charge-head"), head("charge-head-new"));
}

/** An arrow bent towards the middle of the table, so that mutual accusations do not cover each other.
 * @param {Charge} charge @param {Point} from @param {Point} to @param {boolean} isNew */
function arrow({ by, of, times }, from, to, isNew) {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bend = { x: middle.x * .55 - (to.y - from.y) * .1, y: middle.y * .55 + (to.x - from.x) * .1 };
  const start = short(from, bend);
  const end = short(to, bend);
  return draw("path", {
    class: `charge seat-${by}${isNew ? " charge-new" : ""}`,
    "data-charge": `${by}>${of}`,
    d: `M${start}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${end}`,
    "stroke-width": Math.min(6, 1.5 + times),
    "marker-end": `url(#charge-head${isNew ? "-new" : ""})`,
  });
}

/** @param {Point} from @param {Point} toward */
function short(from, toward) {
  const distance = Math.hypot(toward.x - from.x, toward.y - from.y) || 1;
  const share = CLEAR / distance;
  return `${(from.x + (toward.x - from.x) * share).toFixed(1)} ${(from.y + (toward.y - from.y) * share).toFixed(1)}`;
}

/** @param {Charge} charge @param {boolean} isNew */
function sentence({ by, of, times }, isNew) {
  const names = { by: nameOf(by), of: nameOf(of), times };
  return make("li", { class: isNew ? "charged-now" : null },
    times > 1 ? say("%(by)s has accused %(of)s (%(times)s times)", names) : say("%(by)s has accused %(of)s", names));
}

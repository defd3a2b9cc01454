/* Who accuses whom: the table seen from above with an arrow for every charge, and the same in sentences. */

import { draw, make } from "../dom.js";
import { say } from "../words.js";
import { nameOf, token } from "./token.js";

const [WIDE, HIGH] = [360, 250];
const [ACROSS, DOWN] = [146, 92];
const CLEAR = 22;

export function mount(root) {
  const arrows = draw("g", { class: "charges" });
  const seats = draw("g", { class: "table-seats" });
  const ring = draw("svg", { class: "ring", viewBox: `${-WIDE / 2} ${-HIGH / 2} ${WIDE} ${HIGH}`, "aria-hidden": "true" },
    heads(), draw("ellipse", { class: "ring-table", rx: ACROSS - 40, ry: DOWN - 36 }), arrows, seats);
  const title = make("h3", { id: "charges-title" }, say("Who accuses whom"));
  const list = make("ul", { class: "charges-list", "aria-labelledby": "charges-title" });
  const nobody = make("p", { class: "meta" }, say("Nobody has accused anybody yet."));
  root.replaceChildren(title, ring, list, nobody);

  function show(table) {
    const last = table.lines?.at(-1);
    const found = charges(table.lines ?? []).filter(({ of }) => table.living.includes(of));
    const at = new Map(table.living.map((color, i) => [color, seat(i, table.living.length)]));
    seats.replaceChildren(...[...at].map(([color, { x, y }]) =>
      draw("g", { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, "data-seat": color },
        token(color, { speaking: last?.color === color, voted: table.voted?.includes(color) }))));
    arrows.replaceChildren(...found.filter(({ by }) => at.has(by))
      .map((charge) => arrow(charge, at.get(charge.by), at.get(charge.of), charge.t === last?.t)));
    list.replaceChildren(...found.map(sentence));
    list.hidden = found.length === 0;
    nobody.hidden = found.length > 0;
  }

  return { show };
}

/** `{by, of, times, t}` for every pair, in the order of their first charge. */
export function charges(lines) {
  const found = new Map();
  for (const { color: by, accusations, t } of lines) {
    for (const of of new Set(accusations.map((span) => span.color))) {
      const key = `${by}>${of}`;
      found.set(key, { by, of, times: (found.get(key)?.times ?? 0) + 1, t });
    }
  }
  return [...found.values()];
}

function seat(i, count) {
  const angle = (2 * Math.PI * i) / count - Math.PI / 2;
  return { x: ACROSS * Math.cos(angle), y: DOWN * Math.sin(angle) };
}

function heads() {
  const head = (id) => draw("marker",
    { id, class: id, viewBox: "0 0 10 10", refX: 8, refY: 5, markerWidth: 7, markerHeight: 7, orient: "auto-start-reverse" },
    draw("path", { d: "M0 1 9 5 0 9Z" }));
  return draw("defs", {}, head("charge-head"), head("charge-head-new"));
}

/** Bent toward the middle of the table, so that a charge and its answer do not cover each other. */
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

function short(from, toward) {
  const distance = Math.hypot(toward.x - from.x, toward.y - from.y) || 1;
  const share = CLEAR / distance;
  return `${(from.x + (toward.x - from.x) * share).toFixed(1)} ${(from.y + (toward.y - from.y) * share).toFixed(1)}`;
}

function sentence({ by, of, times }) {
  const names = { by: nameOf(by), of: nameOf(of), times };
  return make("li", { class: `seat-${by}` },
    times > 1 ? say("%(by)s accuses %(of)s (%(times)s times)", names) : say("%(by)s accuses %(of)s", names));
}

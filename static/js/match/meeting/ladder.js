/* The bid ladder: who wanted to speak, how much, and the terms of each bid; the highest priority is on top.
   A player knows its own bid and who spoke. The dead know no more than that: ghosts do not read minds. */

import { make } from "../../dom.js";
import { number, say } from "../../words.js";
import { Parts } from "../playing/merge.js";
import { nameOf, named } from "../crew/token.js";

/** @import {Bid, Color, Table, View} from "../shapes.js" */

/** @typedef {"desire" | "mention" | "accusation" | "silence" | "roll" | "recent_speaker" | "already_voted"} Term */

/** From this many players on, there is no room for everything. */
const CROWD = 12;
const GLASS = "glass";
const PUBLIC = "public";
/** @type {Term[]} */
const GAINS = ["desire", "mention", "accusation", "silence", "roll"];
/** @type {Term[]} */
const LOSSES = ["recent_speaker", "already_voted"];

/** Both losses look the same, so the legend has one of them. @type {Term[]} */
const LEGEND = [...GAINS, "recent_speaker"];

/** @param {Term} term */
function words(term) {
  return {
    desire: say("wants to"),
    mention: say("was named"),
    accusation: say("was accused"),
    silence: say("was silent"),
    roll: say("dice"),
    recent_speaker: say("just spoke"),
    already_voted: say("has voted"),
  }[term];
}

/** @param {HTMLElement} root */
export function mount(root) {
  const title = make("h3", { id: "ladder-title" }, say("Who wants to speak"));
  const rows = make("ol", { class: "ladder", "aria-labelledby": "ladder-title" });
  const note = make("p", { class: "ladder-note meta" });
  const key = legend();
  root.replaceChildren(title, rows, note, key);
  /** @type {Bid[] | null} */
  let shown = null;
  const parts = new Parts();

  /** Draws the bids that the view knows, by priority, then the other players; nothing without a table.
   *  @param {Table | null | undefined} table @param {View} view */
  function show(table, view) {
    if (!parts.areNew(table?.bids, table?.living, table?.lines, table?.t, view)) return;
    if (!table) {
      root.hidden = true;
      return;
    }
    const bids = (table.bids ?? []).toSorted((a, b) => priority(b) - priority(a) || (a.seat ?? 0) - (b.seat ?? 0));
    const speaker = speakerOf(table);
    const rest = remaining(table, { bids, speaker, view });
    const scale = Math.max(12, ...bids.map(extent));
    rows.classList.toggle("ladder-grown", table.bids === shown);
    const isCrowded = bids.length + rest.length >= CROWD;
    rows.classList.toggle("ladder-crowded", isCrowded);
    root.closest(".match")?.toggleAttribute("data-crowded", isCrowded);
    rows.style.setProperty("--rungs", String(bids.length + rest.length));
    shown = table.bids;
    root.hidden = bids.length + rest.length === 0;
    const rungs = bids.map((bid) => rung(bid, bid.color === speaker, scale));
    rows.replaceChildren(...(view === GLASS ? [...rungs, ...rest] : [...rest, ...rungs]));
    note.textContent = view === GLASS ? "" : secrecy(table, view);
    key.hidden = bids.length === 0;
  }

  return { show };
}

/** The rest: through the glass, those who did not bid; for a player, the speaker and whether it was silent itself.
 *  @param {Table} table @param {{bids: Bid[], speaker: Color | null, view: View}} known */
function remaining({ living }, { bids, speaker, view }) {
  const silent = living.filter((color) => !bids.some((bid) => bid.color === color));
  if (view === GLASS) return silent.map((color) => unknown(color, bids.length ? say("has nothing to say") : say("no bid yet")));
  if (view === PUBLIC || speaker === null) return [];
  const spoke = speaker === view ? [] : [unknown(speaker, say("speaks; the bid stays unseen"), true)];
  return silent.includes(view) ? [...spoke, unknown(view, say("has nothing to say"))] : spoke;
}

/** @param {Table} table @param {View} view */
function secrecy({ living }, view) {
  if (view === GLASS || view === PUBLIC || !living.includes(view)) return say("What the living bid stays in their heads: ghosts do not read minds.");
  return say("%(name)s knows its own bid, and who speaks. What the others bid stays in their heads.", { name: nameOf(view) });
}

/** @param {Color} color @param {string} words @param {boolean} [hasWon] */
function unknown(color, words, hasWon = false) {
  return make("li", { class: `rung rung-silent${hasWon ? " rung-won" : ""}`, "data-color": color },
    make("span", { class: "rung-sign", "aria-hidden": "true" }, hasWon ? "▶" : ""), named(color),
    make("span", { class: "meta" }, words));
}

/** The priority, as the engine adds it up. @param {Bid} bid */
function priority(bid) {
  return sum(bid, GAINS) - sum(bid, LOSSES);
}

/** The length of the bar: gains and losses one after the other. @param {Bid} bid */
function extent(bid) {
  return sum(bid, GAINS) + sum(bid, LOSSES);
}

/** @param {Bid} bid @param {Term[]} terms */
function sum(bid, terms) {
  return terms.reduce((total, term) => total + bid[term], 0);
}

/** Who speaks in this round, once it has spoken. @param {Table} table */
function speakerOf({ lines, t }) {
  const line = lines?.at(-1);
  return line && line.t === t ? line.color : null;
}

/** @param {Bid} bid @param {boolean} hasWon @param {number} scale */
function rung(bid, hasWon, scale) {
  const terms = [...GAINS, ...LOSSES].filter((term) => bid[term] !== 0);
  return make(
    "li", { class: `rung${hasWon ? " rung-won" : ""}`, "data-color": bid.color },
    make("span", { class: "rung-sign", "aria-hidden": "true" }, hasWon ? "▶" : ""),
    named(bid.color),
    make("span", { class: "rung-bar", "aria-hidden": "true" }, ...terms.map((term) => bar(term, bid[term], scale))),
    make("strong", { class: "rung-total number" }, number(priority(bid)),
      make("span", { class: "visually-hidden" }, hasWon ? ` ${say("speaks")}` : "")),
    make("span", { class: "rung-terms meta" }, ...terms.map((term) => inWords(term, bid[term]))),
  );
}

/** @param {Term} term @param {number} value @param {number} scale */
function bar(term, value, scale) {
  const part = make("span", { class: `bid-part bid-${term}`, title: spelled(term, value) },
    make("span", { class: "bid-value number" }, LOSSES.includes(term) ? `−${number(value)}` : number(value)));
  part.style.setProperty("--share", String(value / scale));
  return part;
}

/** @param {Term} term @param {number} value */
function inWords(term, value) {
  return make("span", { class: "rung-term", "data-term": term, "data-value": value }, spelled(term, value));
}

/** @param {Term} term @param {number} value */
function spelled(term, value) {
  return `${LOSSES.includes(term) ? "−" : "+"}${number(value)} ${words(term)}`;
}

function legend() {
  return make("ul", { class: "bid-legend meta", "aria-hidden": "true" },
    ...LEGEND.map((term) => make("li", {},
      make("span", { class: `bid-part bid-${term}` }), term === "recent_speaker" ? say("taken off") : words(term))));
}

/* The bid ladder: who wanted to speak, how much, and which terms it was made of. Longest bar on top; one speaks. */

import { make } from "../dom.js";
import { number, say } from "../words.js";
import { named } from "./token.js";

const GAINS = ["desire", "mention", "accusation", "silence", "roll"];
const LOSSES = ["recent_speaker", "already_voted"];

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

export function mount(root) {
  const title = make("h3", { id: "ladder-title" }, say("Who wants to speak"));
  const rows = make("ol", { class: "ladder", "aria-labelledby": "ladder-title" });
  root.replaceChildren(title, rows, legend());
  let shown = null;

  /** Everybody who bid, by priority; then whoever had nothing to say, if the view can know that. */
  function show(table, view) {
    const bids = (table.bids ?? []).toSorted((a, b) => priority(b) - priority(a) || (a.seat ?? 0) - (b.seat ?? 0));
    const winner = winnerOf(table, bids);
    const scale = Math.max(12, ...bids.map(gain));
    const silent = view === "glass" && bids.length ? table.living.filter((color) => !bids.some((bid) => bid.color === color)) : [];
    rows.classList.toggle("ladder-grown", table.bids === shown);
    shown = table.bids;
    root.hidden = bids.length === 0;
    rows.replaceChildren(
      ...bids.map((bid) => rung(bid, bid.color === winner, scale)),
      ...silent.map((color) => make("li", { class: "rung rung-silent", "data-color": color },
        make("span", { class: "rung-sign" }), named(color), make("span", { class: "meta" }, say("has nothing to say")))));
  }

  return { show };
}

/** As the engine adds it up. */
function priority(bid) {
  return gain(bid) - LOSSES.reduce((sum, term) => sum + bid[term], 0);
}

function gain(bid) {
  return GAINS.reduce((sum, term) => sum + bid[term], 0);
}

/** The speaker, once it has spoken. */
function winnerOf(table, bids) {
  const line = table.lines?.at(-1);
  return bids.length && line?.t === table.t ? line.color : null;
}

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

function bar(term, value, scale) {
  const part = make("span", { class: `bid-part bid-${term}` });
  part.style.setProperty("--share", value / scale);
  return part;
}

function inWords(term, value) {
  const sign = LOSSES.includes(term) ? "−" : "+";
  return make("span", { class: "rung-term", "data-term": term, "data-value": value }, `${sign}${number(value)} ${words(term)}`);
}

function legend() {
  return make("ul", { class: "bid-legend meta", "aria-hidden": "true" },
    ...[...GAINS, "recent_speaker"].map((term) => make("li", {},
      make("span", { class: `bid-part bid-${term}` }), term === "recent_speaker" ? say("taken off") : words(term))));
}

/* The votes, one ballot at a time in the log's order, and what they decide. */

import { draw, make } from "../../dom.js";
import { grouped } from "../stage/grouping.js";
import { number, say, sayCount } from "../../words.js";
import { sequence } from "./sequence.js";
import { space, verdict } from "./verdict.js";
import { badge, nameOf, named } from "../crew/token.js";

/** @import {BallotRevealed, Color, Table} from "../shapes.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Moment} from "../playing/screening.js" */

const CURTAIN = 1_200;
const LANDING = { first: 900, usual: 650, last: 1_100 };
const LINE = 2_300;
const ROLE = 1_700;
const DRIFT = 2_600;
const LEAST = .4;
const LEAST_STILL = 650;

/** @param {HTMLElement} root @param {Desk} desk */
export function mount(root, desk) {
  const rows = make("ol", { class: "tally" });
  const left = make("span", { class: "number" });
  const skip = make("button", { type: "button", class: "button reveal-skip", onclick: () => desk.skip?.(), "aria-keyshortcuts": "J" }, say("Skip ahead"), make("kbd", { "aria-hidden": "true" }, "J"));
  const order = sequence(desk);
  const decided = make("div", { class: "verdict" });
  root.replaceChildren(
    make("h3", { class: "reveal-title" }, say("The votes are in")),
    rows,
    make("p", { class: "reveal-left meta" }, left, skip, order.button),
    decided);
  /** @type {Table | null} */
  let shown = null;
  /** @type {BallotRevealed[] | null} */
  let settled = null;
  desk.onSkip?.(() => root.classList.add("still"));

  /** @param {Moment} moment */
  function show(moment) {
    const table = moment.board.meeting;
    if (!table || table === shown) return;
    root.classList.toggle("still", !moment.animate);
    root.style.setProperty("--pace", String(pace(moment.speed)));
    rows.classList.toggle("tally-many", table.living.length > 8);
    rows.replaceChildren(...candidates(table).map((each) => row(each, table, moment.animate && isBallot(moment))));
    const open = table.living.length - table.revealed.length;
    left.textContent = open ? sayCount("%(count)s ballot left", "%(count)s ballots left", open) : say("All ballots are on the table");
    skip.hidden = !moment.animate;
    order.offer(moment.n, open);
    settle(table);
    shown = table;
    if (moment.animate) desk.busy(duration(moment, table) * longer(moment.speed));
    else if (desk.isStill && moment.passed.length && isBallot(moment)) desk.busy(LEAST_STILL * moment.speed);
  }

  /** Shows the verdict once, so that it is not animated again. @param {Table} table */
  function settle(table) {
    const isDecided = table.phase === "reaction" || table.phase === "consolidation";
    if (isDecided && settled === table.revealed) return;
    settled = isDecided ? table.revealed : null;
    decided.replaceChildren(...(isDecided ? [space(table.ejected?.color), ...verdict(table)] : []));
    if (isDecided) root.scrollTop = root.scrollHeight;
  }

  function clear() {
    shown = settled = null;
    for (const part of [rows, left, decided]) part.replaceChildren();
  }

  return { show, clear };
}

/** @param {Table} table @returns {(Color | "skip")[]} */
function candidates(table) {
  return [...table.living, "skip"];
}

/** @param {Moment} moment */
function isBallot({ frame }) {
  return frame.event.kind === "BallotRevealed";
}

/** @param {Color | "skip"} candidate @param {Table} table @param {boolean} isLanding */
function row(candidate, { revealed }, isLanding) {
  const ballots = revealed.filter(({ ballot }) => ballot === candidate);
  const most = Math.max(...counts(revealed));
  const leads = ballots.length > 0 && ballots.length === most;
  return make(
    "li", { class: `tally-row${leads ? " tally-leads" : ""}`, "data-candidate": candidate },
    candidate === "skip" ? make("span", { class: "seat-named tally-skip" }, make("span", { "aria-hidden": "true" }, "⤼"), say("Skip")) : named(candidate),
    make("ul", { class: "tally-ballots" }, ...ballots.map((each) => landed(each, isLanding && each === revealed.at(-1)))),
    make("strong", { class: "tally-count number" }, number(ballots.length)),
  );
}

/** @param {BallotRevealed[]} revealed */
function counts(revealed) {
  return [...grouped(revealed, ({ ballot }) => ballot).values()].map((each) => each.length);
}

/** @param {BallotRevealed} ballot @param {boolean} isLanding */
function landed({ position, voter, forfeited }, isLanding) {
  const who = voter ? nameOf(voter) : say("somebody");
  return make(
    "li", { class: `tally-ballot${isLanding ? " tally-landing" : ""}`, "data-position": position },
    voter ? badge(voter) : secret(),
    make("span", { class: "visually-hidden" }, forfeited ? say("%(who)s, forfeited", { who }) : who),
    forfeited && make("span", { class: "meta", "aria-hidden": "true" }, say("forfeited")),
  );
}

function secret() {
  return draw("svg", { class: "seat-badge", viewBox: "-21 -21 42 42", "aria-hidden": "true" },
    draw("g", { class: "token seat-secret" }, draw("circle", { class: "token-shape", r: 14 }),
      draw("text", { class: "token-code", y: 4 }, "?")));
}

/** Milliseconds needed to see what this frame brings, at normal speed. @param {Moment} moment @param {Table} table */
function duration({ frame: { event } }, table) {
  if (event.kind === "BallotRevealed") return landing(event.position, table.living.length);
  if (event.kind === "Ejected") return LINE + (event.role ? ROLE : 0) + DRIFT;
  return event.kind === "NobodyEjected" ? LINE : 0;
}

/** @param {number} position @param {number} count */
function landing(position, count) {
  if (position === 1) return CURTAIN + LANDING.first;
  if (position > count - 2) return LANDING.last;
  return position <= 3 ? LANDING.first : LANDING.usual;
}

/** @param {number} speed */
function pace(speed) {
  return Math.max(LEAST, 1 / speed);
}

/** The factor that makes up for the director's division by the speed: a reveal never gets shorter than LEAST. @param {number} speed */
function longer(speed) {
  return Number.isFinite(speed) ? pace(speed) * speed : 0;
}

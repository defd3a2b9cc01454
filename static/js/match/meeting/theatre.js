/* The scene of a meeting: who speaks and thinks what, who else wanted to speak, what stays unsaid, who has voted. */

import { make } from "../../dom.js";
import { say } from "../../words.js";
import * as accusations from "./accusations.js";
import * as ballots from "./ballots.js";
import * as ladder from "./ladder.js";
import * as pressure from "./pressure.js";
import * as speaker from "./speaker.js";
import * as unsaid from "./unsaid.js";
import { nameOf } from "../crew/token.js";

/** @import {Table, View} from "../shapes.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Cut} from "../playing/cuts.js" */
/** @import {Moment} from "../playing/screening.js" */

/** @typedef {{bids: boolean, unsaid: boolean}} Heard Which parts the viewer wants to see. */

const FORWARD = 420;

/** `note` is for the stage to show beside its tabs: which meeting this is, and who called it. */
/** @param {HTMLElement} root @param {Desk} desk */
export function mount(root, desk) {
  const note = make("header", { class: "theatre-call" });
  /** @type {{table: Table, view: View, wishes: Heard} | null} */
  let shown = null;
  /** @type {ReturnType<typeof build> | null} */
  let parts = null;

  /** @param {Moment} moment */
  function show(moment) {
    const { board, view } = moment;
    const table = board.meeting;
    if (!table) return;
    parts ??= build(root, desk);
    root.classList.toggle("still", !moment.animate);
    const wishes = { bids: desk.prefs.get("bids") ?? true, unsaid: desk.prefs.get("unsaid") ?? true };
    const isSame = shown?.table === table && shown.view === view && shown.wishes.bids === wishes.bids && shown.wishes.unsaid === wishes.unsaid;
    if (!isSame) draw(parts, moment, table, wishes);
    shown = { table, view, wishes };
  }

  /** @param {ReturnType<typeof build>} on @param {Moment} moment @param {Table} table @param {Heard} wishes */
  function draw(on, moment, table, { bids, unsaid: unheard }) {
    note.replaceChildren(...call(table));
    on.theatre.style.setProperty("--living", String(table.living.length));
    on.speaker.show(moment);
    on.ladder.show(bids ? table : null, moment.view);
    on.unsaid.show(unheard && table.unsaid.length ? table.unsaid : null);
    on.charges.show(table);
    on.ballots.show(table);
    on.pressure.show(table, moment.board.rules);
  }

  /** @param {Cut | null} cut @param {Moment} moment */
  function frame(cut, { animate }) {
    const on = parts ??= build(root, desk);
    const forward = cut?.forward ?? "";
    if (on.theatre.dataset.forward === forward) return;
    on.theatre.dataset.forward = forward;
    const came = animate && forward ? on.theatre.querySelector(`.theatre-${forward}`) : null;
    came?.animate({ opacity: [.4, 1], scale: [.98, 1] }, { duration: FORWARD, easing: "ease-out" });
  }

  function clear() {
    parts = null;
    shown = null;
    root.replaceChildren();
    note.replaceChildren();
  }

  return { show, clear, frame, note };
}

/** @param {HTMLElement} root @param {Desk} desk */
function build(root, desk) {
  const section = (/** @type {string} */ name) => make("section", { class: `theatre-${name}` });
  const place = {
    speaker: section("speaker"), ladder: section("ladder"), unsaid: section("unsaid"),
    charges: section("charges"), ballots: section("ballots"), pressure: section("pressure"),
  };
  const theatre = make("div", { class: "theatre" },
    make("div", { class: "theatre-hero" }, place.speaker, place.unsaid, place.ballots, place.pressure),
    make("div", { class: "theatre-side" }, place.ladder, place.charges));
  root.replaceChildren(theatre);
  return {
    theatre,
    speaker: speaker.mount(place.speaker, desk), ladder: ladder.mount(place.ladder), unsaid: unsaid.mount(place.unsaid),
    charges: accusations.mount(place.charges), ballots: ballots.mount(place.ballots), pressure: pressure.mount(place.pressure),
  };
}

/** @param {Table} table */
function call({ number, caller, body }) {
  const names = { caller: nameOf(caller), body: body && nameOf(body) };
  return [
    make("h3", {}, say("Meeting %(number)s", { number })),
    make("p", { class: "meta" }, body
      ? say("%(caller)s reported the body of %(body)s.", names)
      : say("%(caller)s pressed the emergency button.", names)),
  ];
}

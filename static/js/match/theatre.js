/* The meeting as a theatre: who speaks and what they think, who else wanted to, what stays unsaid, who has voted. */

import { make } from "../dom.js";
import { say } from "../words.js";
import * as accusations from "./accusations.js";
import * as ballots from "./ballots.js";
import * as ladder from "./ladder.js";
import * as pressure from "./pressure.js";
import * as speaker from "./speaker.js";
import * as unsaid from "./unsaid.js";
import { nameOf } from "./token.js";

const GLASS = "glass";
const NOTHING = [];
const PARTS = { speaker, ladder, unsaid, charges: accusations, ballots, pressure };

/** `note` is what the stage writes beside its tabs: which meeting this is, and who called it. */
export function mount(root, desk) {
  const note = make("header", { class: "theatre-call" });
  let shown = {};
  let parts = null;

  function show(moment) {
    const { board, view } = moment;
    const table = board.meeting;
    if (!table) return;
    parts ??= build(root, desk);
    root.classList.toggle("still", !moment.animate);
    const wishes = { bids: desk.prefs.get("bids") ?? true, unsaid: desk.prefs.get("unsaid") ?? true };
    const now = { table, view, ...wishes };
    if (Object.keys(now).some((name) => now[name] !== shown[name])) draw(moment, table, wishes);
    shown = now;
  }

  function draw(moment, table, { bids, unsaid: unheard }) {
    note.replaceChildren(...call(table));
    parts.speaker.show(moment);
    parts.ladder.show(bids ? table : null, moment.view);
    parts.unsaid.show(unheard ? leftUnsaid(table, moment.view) : null);
    parts.charges.show(table);
    parts.ballots.show(table);
    parts.pressure.show(table, moment.board.rules);
  }

  function clear() {
    parts = null;
    shown = {};
    root.replaceChildren();
    note.replaceChildren();
  }

  return { show, clear, note };
}

/** Through the glass its place is kept, so that nothing moves when somebody is talked over. */
function leftUnsaid({ unsaid = NOTHING }, view) {
  return unsaid.length || view === GLASS ? unsaid : null;
}

function build(root, desk) {
  const place = Object.fromEntries(Object.keys(PARTS).map((name) => [name, make("section", { class: `theatre-${name}` })]));
  root.replaceChildren(make("div", { class: "theatre" },
    place.speaker,
    make("div", { class: "theatre-table" },
      make("div", { class: "theatre-wishes" }, place.ladder, place.unsaid),
      make("div", { class: "theatre-charged" }, place.charges, place.ballots, place.pressure))));
  return Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, part.mount(place[name], desk)]));
}

function call({ number, caller, body }) {
  const names = { caller: nameOf(caller), body: body && nameOf(body) };
  return [
    make("h3", {}, say("Meeting %(number)s", { number })),
    make("p", { class: "meta" }, body
      ? say("%(caller)s reported the body of %(body)s.", names)
      : say("%(caller)s pressed the emergency button.", names)),
  ];
}

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

const NOTHING = [];
const MANY = 9;
const PARTS = { speaker, ladder, unsaid, charges: accusations, ballots, pressure };

export function mount(root, desk) {
  let shown = {};
  let parts = null;

  function show(moment) {
    const { board, view } = moment;
    const table = board.meeting;
    if (!table) return;
    parts ??= build(root, desk);
    root.classList.toggle("still", !moment.animate);
    root.classList.toggle("theatre-bare", view === "public");
    root.classList.toggle("theatre-many", table.living.length > MANY);
    const wishes = { bids: desk.prefs.get("bids") ?? true, unsaid: desk.prefs.get("unsaid") ?? true };
    const now = { table, view, ...wishes };
    if (Object.keys(now).some((name) => now[name] !== shown[name])) draw(moment, table, wishes);
    shown = now;
  }

  function draw(moment, table, { bids, unsaid: unheard }) {
    parts.call(table);
    parts.speaker.show(moment);
    parts.ladder.show(bids ? table : null, moment.view);
    parts.unsaid.show((unheard && table.unsaid) || NOTHING);
    parts.charges.show(table);
    parts.ballots.show(table);
    parts.pressure.show(table, moment.board.rules);
  }

  function clear() {
    parts = null;
    shown = {};
    root.replaceChildren();
  }

  return { show, clear };
}

function build(root, desk) {
  const title = make("h3", { class: "theatre-title" });
  const why = make("p", { class: "meta" });
  const places = Object.keys(PARTS).map((name) => [name, make("section", { class: `theatre-${name}` })]);
  root.replaceChildren(
    make("header", { class: "theatre-call" }, title, why),
    make("div", { class: "theatre" }, ...places.map(([, place]) => place)));
  const call = ({ number, caller, body }) => {
    title.textContent = say("Meeting %(number)s", { number });
    const names = { caller: nameOf(caller), body: body && nameOf(body) };
    why.textContent = body
      ? say("%(caller)s reported the body of %(body)s.", names)
      : say("%(caller)s pressed the emergency button.", names);
  };
  return { call, ...Object.fromEntries(places.map(([name, place]) => [name, PARTS[name].mount(place, desk)])) };
}

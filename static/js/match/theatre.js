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

export function mount(root, desk) {
  const title = make("h3", { class: "theatre-title" });
  const why = make("p", { class: "meta" });
  const parts = {};
  const place = (name) => (parts[name] = make("section", { class: `theatre-${name}` }));
  root.replaceChildren(
    make("header", { class: "theatre-call" }, title, why),
    make("div", { class: "theatre" },
      place("speaker"), place("ladder"), place("unsaid"), place("charges"), place("ballots"), place("pressure")));
  const panels = {
    speaker: speaker.mount(parts.speaker),
    ladder: ladder.mount(parts.ladder),
    unsaid: unsaid.mount(parts.unsaid),
    charges: accusations.mount(parts.charges),
    ballots: ballots.mount(parts.ballots),
    pressure: pressure.mount(parts.pressure),
  };
  let shown = {};

  function show(moment) {
    const { board, view } = moment;
    const table = board.meeting;
    if (!table) return;
    root.classList.toggle("still", !moment.animate);
    const wishes = { bids: desk.prefs.get("bids") ?? true, unsaid: desk.prefs.get("unsaid") ?? true };
    if (table !== shown.table || view !== shown.view || wishes.bids !== shown.bids || wishes.unsaid !== shown.unsaid) {
      head(table);
      panels.speaker.show(moment);
      panels.ladder.show(wishes.bids ? table : { ...table, bids: [] }, view);
      panels.unsaid.show(wishes.unsaid ? table.unsaid ?? [] : []);
      panels.charges.show(table);
      panels.ballots.show(table);
      panels.pressure.show(table, board.rules);
    }
    shown = { table, view, ...wishes };
  }

  function head({ number, caller, body }) {
    title.textContent = say("Meeting %(number)s", { number });
    const names = { caller: nameOf(caller), body: body && nameOf(body) };
    why.textContent = body
      ? say("%(caller)s reported the body of %(body)s.", names)
      : say("%(caller)s pressed the emergency button.", names);
  }

  return { show };
}

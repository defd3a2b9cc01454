/* How the match ended: who won and why, everybody's role, and a few numbers, as far as the view knows them. */

import { make } from "../../dom.js";
import { number, say } from "../../words.js";
import { knowsEverybody, outlived } from "../crew/fates.js";
import { badge, besides, nameOf } from "../crew/token.js";

/** @import {Board, Death, Figure, Kind, MatchEnded, View} from "../shapes.js" */
/** @import {Boot, Desk} from "../desk.js" */
/** @import {Reel} from "../playing/reel.js" */
/** @import {Moment} from "../playing/screening.js" */
/** @import {Station} from "./ship_plan.js" */

/** @param {HTMLElement} root @param {Desk} desk */
export function mount(root, desk) {
  const box = make("div", { class: "result" });
  const open = make("button", { type: "button", class: "button", onclick: () => desk.watch("glass") }, say("Open the glass box"));
  root.replaceChildren(box, open);
  /** @type {Board | null} */
  let shown = null;

  /** @param {Moment} moment */
  function show({ board, reel, n, view, animate }) {
    root.classList.toggle("still", !animate);
    open.hidden = view === "glass" || !desk.watch;
    if (!board.ended || (board.ended === shown?.ended && board.figures === shown.figures)) return;
    box.replaceChildren(headline(board.ended), roles(board, board.ended, desk.boot, view), numbers(board, reel, { n, view }));
    shown = board;
  }

  function clear() {
    shown = null;
    box.replaceChildren();
  }

  return { show, clear };
}

/** @param {MatchEnded} ended */
function headline({ winner, reason }) {
  const titles = { crew: say("The crew wins"), impostors: say("The impostors win"), nobody: say("Nobody wins") };
  const reasons = {
    sabotage: say("A sabotage was not fixed in time."),
    impostors_gone: say("No impostor is left."),
    parity: say("There are as many impostors as crew."),
    tasks_done: say("Every task is done."),
    time_limit: say("Time ran out."),
  };
  return make("header", { class: `result-head result-${winner}` },
    make("p", { class: "result-title" }, `${winner === "impostors" ? "▲ " : winner === "crew" ? "● " : ""}${titles[winner]}`),
    make("p", { class: "quiet" }, reasons[reason]));
}

/** @param {Board} board @param {MatchEnded} ended @param {Boot} boot @param {View} view */
function roles({ figures, seats }, { impostors }, boot, view) {
  const inOrder = [...impostors, ...seats.filter((color) => !impostors.includes(color))].map((color) => figures[color]).filter((figure) => figure !== undefined);
  return make("div", { class: "table-frame", tabindex: "0", role: "group", "aria-label": say("Everybody's role") },
    make("table", { class: "result-roles" },
      make("caption", { class: "visually-hidden" }, say("Everybody's role and fate")),
      make("thead", {}, make("tr", {}, ...[say("Player"), say("Role"), say("Fate")].map((text) => make("th", { scope: "col" }, text)))),
      make("tbody", {}, ...inOrder.map((figure) => person(figure, boot, outlived(figure, view, figures))))));
}

/** @param {Figure} figure @param {Boot} boot @param {string} outlasted */
function person(figure, { seats, station }, outlasted) {
  const { color, role } = figure;
  const seat = seats.find((each) => each.color === color);
  return make("tr", { "data-color": color },
    make("th", { scope: "row" }, make("span", { class: `seat-named seat-${color}` },
      badge(color, { role, alive: figure.alive }), make("bdi", {}, nameOf(color)),
      make("span", { class: "meta", dir: "auto" }, besides(color, seat?.persona?.name ?? seat?.name ?? "")))),
    make("td", { class: role === "impostor" ? "role-impostor" : "role-crew" }, role === "impostor" ? `▲ ${say("impostor")}` : `● ${say("crewmate")}`),
    make("td", {}, figure.alive ? outlasted : fate(figure.death, station)));
}

/** @param {Death | null | undefined} death @param {Station} station */
function fate(death, station) {
  if (death?.ejected) return say("ejected");
  const place = station.places.find(({ id }) => id === death?.place)?.name;
  const killer = death?.killer && nameOf(death.killer);
  if (killer && place) return say("killed by %(killer)s in %(place)s", { killer, place });
  return place ? say("killed, found in %(place)s", { place }) : say("killed");
}

/** Only what the view can count; lost turns are known only through the glass.
 *  @param {Board} board @param {Reel} reel @param {{n: number, view: View}} where */
function numbers(board, reel, { n, view }) {
  const dead = Object.values(board.figures).filter(({ alive }) => !alive);
  const ejected = dead.filter(({ death }) => death?.ejected).length;
  const count = (/** @type {Kind} */ kind) => reel.count(kind, 0, n);
  /** @type {([string, string] | null)[]} */
  const facts = [
    [say("Roaming"), clock(board.tick)],
    [say("Meetings"), number(count("MeetingOpened"))],
    [knowsEverybody(view, board.figures) ? say("Killed") : say("Known killed"), number(dead.length - ejected)],
    [say("Ejected"), number(ejected)],
    board.task_bar ? [say("Tasks"), `${number(board.task_bar.done)} / ${number(board.task_bar.total)}`] : null,
    [say("Lines spoken"), number(count("Spoke"))],
    view === "glass" ? [say("Lost turns"), number(count("Stumbled"))] : null,
  ];
  return make("dl", { class: "facts result-facts" },
    ...facts.filter((fact) => fact !== null).map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", { class: "number" }, value))));
}

/** @param {number} seconds */
function clock(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

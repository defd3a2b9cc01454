/* The map: the ship with everybody aboard whom the view knows of, and the same as a list. */

import { make } from "../dom.js";
import { say, sayCount } from "../words.js";
import { conditions } from "./conditions.js";
import { crewByRoom } from "./crew_list.js";
import { figures } from "./figures.js";
import { plan } from "./ship_plan.js";
import { drawShip, frameShip } from "./ship_drawing.js";

const SIDE_PX = 25;
const TOKEN_UNITS = 28;

export function mount(root, desk) {
  const drawn = plan(desk.boot.station);
  const ship = drawShip(drawn);
  const condition = conditions(ship, drawn.station);
  const crew = figures(ship.figures, drawn);
  const list = make("ul", { class: "crew-by-room", "aria-label": say("Crew by room") });
  const unknown = make("p", { class: "crew-unknown meta" }, say("Where everybody is, the table does not know."));
  const bar = taskBar();
  root.replaceChildren(
    make("div", { class: "ship-frame" }, ship.svg),
    make("div", { class: "ship-state" }, condition.banner, bar.element),
    list, unknown);
  frameShip(ship.svg);
  let last = null;
  let size = 1.2;

  new ResizeObserver(() => {
    const fitting = fit(ship.svg);
    if (fitting && Math.abs(fitting - size) > .02) {
      size = fitting;
      if (last) crew.arrange({ ...last, animate: false }, size);
    }
  }).observe(root);

  desk.on?.("thinking", () => last?.isLive && crew.think(desk.thinking.colors));

  function show(moment) {
    const { board } = moment;
    const isNews = !last || last.view !== moment.view || affecting.some((part) => last.board[part] !== board[part]);
    root.classList.toggle("still", !moment.animate);
    condition.show(board);
    bar.show(board.task_bar ?? null);
    if (isNews || board.tick !== last.board.tick) crowd(moment);
    last = moment;
  }

  function crowd(moment) {
    const people = crew.arrange(moment, size);
    crew.think(moment.isLive ? desk.thinking?.colors ?? [] : []);
    const busy = new Set(people.filter(({ spot }) => spot).map(({ place, spot }) => `${place}/${spot}`));
    for (const [id, spot] of ship.spots) spot.classList.toggle("ship-spot-busy", busy.has(id));
    list.replaceChildren(...crewByRoom(drawn.station, people));
    list.hidden = people.length === 0;
    unknown.hidden = moment.view !== "public";
    ship.svg.setAttribute("aria-label", summary(people));
  }

  function clear() {
    last = null;
    crew.clear();
    list.replaceChildren();
    condition.show({});
    bar.show(null);
  }

  return { show, clear };
}

const affecting = ["figures", "bodies", "meeting"];

/** Tokens keep a side that can be read and touched, however small the map is. */
function fit(svg) {
  const { width } = svg.getBoundingClientRect();
  const units = svg.viewBox.baseVal.width;
  return width ? Math.max(1.15, (SIDE_PX / TOKEN_UNITS) * (units / width)) : 0;
}

function summary(people) {
  const players = people.filter(({ kind }) => kind === "player");
  const rooms = new Set(players.map(({ place }) => place)).size;
  const where = sayCount("in %(count)s place", "in %(count)s places", rooms);
  return players.length ? `${sayCount("%(count)s player", "%(count)s players", players.length)} ${where}` : say("The ship");
}

function taskBar() {
  const filled = make("span", { class: "task-bar-done" });
  const text = make("span", { class: "number" });
  const element = make("div", { class: "task-bar", hidden: true },
    make("span", { class: "meta" }, say("Tasks")),
    make("span", { class: "task-bar-track", "aria-hidden": "true" }, filled),
    text);
  const show = (count) => {
    element.hidden = !count;
    if (!count) return;
    filled.style.setProperty("--share", count.done / Math.max(1, count.total));
    text.textContent = `${count.done} / ${count.total}`;
  };
  return { element, show };
}

/* The ship's condition on the map: alarms with their countdown, shut doors, blinking cameras, lights out. */

import { make } from "../../dom.js";
import { say, sayCount } from "../../words.js";

/** @import {Alarm, Board, System} from "../shapes.js" */
/** @import {Ship} from "./ship_drawing.js" */
/** @import {Station} from "./ship_plan.js" */

/** Opacities of the dark as the lights go out, come back for an instant, and are gone. */
const FLICKER = [0, .9, .25, .95, 1];
const GOES_OUT = 1_100;

/** `{banner, show(board)}` for a ship that is drawn. @param {Ship} ship @param {Station} station */
export function conditions(ship, station) {
  const banner = make("p", { class: "ship-alarm", hidden: true });
  /** @type {{alarm?: Alarm | null}} */
  const shown = {};

  /** @param {Partial<Board>} board @param {boolean} [animate] */
  function show(board, animate = false) {
    const alarm = board.sabotage ?? null;
    if (shown.alarm !== alarm) rooms(alarm);
    doors(board.doors ?? {}, board.tick ?? 0);
    ship.svg.classList.toggle("ship-watched", Boolean(board.cameras_blink));
    const isUnlit = alarm?.system === "lights";
    if (animate && isUnlit && shown.alarm?.system !== "lights") ship.dark.animate({ opacity: FLICKER }, { duration: GOES_OUT });
    ship.svg.classList.toggle("ship-unlit", isUnlit);
    banner.hidden = !alarm;
    if (alarm) banner.replaceChildren(make("strong", {}, `▲ ${title(alarm.system)}`), ...facts(alarm, board.tick ?? 0));
    shown.alarm = alarm;
  }

  /** @param {Alarm | null} alarm */
  function rooms(alarm) {
    const places = new Set(consoles(alarm?.system).map((console) => console.place));
    for (const [id, room] of ship.rooms) {
      room.classList.toggle("ship-in-alarm", places.has(id));
      ship.names.get(id)?.classList.toggle("ship-name-in-alarm", places.has(id));
    }
    for (const console of station.consoles) {
      const spot = ship.spots.get(`${console.place}/${console.id}`);
      spot?.classList.toggle("ship-mended", Boolean(alarm?.mended?.includes(console.id)));
    }
  }

  /** Doors count as shut until their known time, because a view is not told when doors out of sight open.
   *  @param {Partial<Record<string, number>>} shut @param {number} tick */
  function doors(shut, tick) {
    for (const { room, element } of ship.doors) element.classList.toggle("ship-door-shut", (shut[room] ?? -1) > tick);
  }

  /** @param {System} [system] */
  function consoles(system) {
    return station.consoles.filter((console) => system && console.system === system);
  }

  /** @param {Alarm} alarm @param {number} tick */
  function facts({ system, deadline, mended = [] }, tick) {
    const count = consoles(system).length;
    return [
      deadline == null ? null : sayCount("%(count)s second left", "%(count)s seconds left", Math.max(0, deadline - tick)),
      count > 1 ? say("%(done)s of %(count)s consoles", { done: mended.length, count }) : null,
      consoles(system).map(({ place }) => station.places.find(({ id }) => id === place)?.name)
        .filter((name, i, all) => all.indexOf(name) === i).join(", "),
    ].filter((fact) => fact).map((fact) => make("span", {}, fact));
  }

  return { banner, show };
}

/** @param {System} system */
function title(system) {
  return {
    reactor: say("Reactor meltdown"),
    o2: say("Oxygen depleted"),
    lights: say("Lights out"),
    comms: say("Comms down"),
  }[system];
}

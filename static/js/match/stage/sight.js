/* What a view sees of the ship at a moment, by the engine's rules: its own place as far as its vision reaches, and what
   the cameras show if it watches their screen. */

import { standing } from "./ship_plan.js";

/** @import {Board, Figure, Reach, View} from "../shapes.js" */
/** @import {Plan} from "./ship_plan.js" */

/** @typedef {{lit: (place: string) => boolean, lamp: number | null}} Sight `lamp` is how many units it sees around itself; null for the whole place. */

const DARKNESS = .25;
const AT_HAND = 44;
const AROUND = 26;

/** @param {Plan} drawn @param {Board} board @param {View} view @returns {Sight} */
export function sight(drawn, board, view) {
  const me = view === "glass" || view === "public" ? null : board.figures?.[view];
  if (!me || !me.alive) return { lit: () => true, lamp: null };
  const watched = new Set(isWatching(drawn, board) ? drawn.station.cameras.map(({ place }) => place) : []);
  return { lit: (place) => place === me.place || watched.has(place), lamp: lamp(drawn, me, far(board, me)) };
}

/** @param {Board} board @param {Figure} me @returns {Reach} */
function far({ rules, sabotage }, { role }) {
  if (role === "impostor") return reach(rules.impostor_vision ?? 1.5);
  return reach((rules.crew_vision ?? 1) * (sabotage?.system === "lights" ? DARKNESS : 1));
}

/** @param {number} vision @returns {Reach} */
function reach(vision) {
  if (vision >= 1) return "long";
  return vision >= .5 ? "medium" : "short";
}

/** From the middle, a player sees every spot of the place or none; from a spot, that spot and perhaps the middle.
 *  @param {Plan} drawn @param {Figure} me @param {Reach} reach */
function lamp(drawn, { place, spot }, reach) {
  if (!place || reach === "long" || (reach === "medium" && !spot)) return null;
  if (reach === "short") return AT_HAND;
  const [here, middle] = [standing(drawn, place, spot), standing(drawn, place)];
  return Math.hypot(here.x - middle.x, here.y - middle.y) + AROUND;
}

/** @param {Plan} drawn @param {Board} board */
function isWatching({ station }, { watching }) {
  return station.consoles.some(({ id, use }) => id === watching && use === "cameras");
}

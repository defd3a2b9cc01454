/* Whose fate a view knows. The glass and the dead know everybody's; the living only their own. Other players are just
   not known to be dead: a kill that nobody found stays unknown even after the end. */

import { number, say } from "../../words.js";

/** @import {Board, Figure, View} from "../shapes.js" */

/** @param {View} view @param {Board["figures"]} figures */
export function knowsEverybody(view, figures) {
  return view === "glass" || (view !== "public" && figures[view]?.alive === false);
}

/**
 * The fate of a player whom the view does not know to be dead.
 * @param {Figure} figure @param {View} view @param {Board["figures"]} figures
 */
export function outlived({ color }, view, figures) {
  return color === view || knowsEverybody(view, figures) ? say("survived") : say("not known to be dead");
}

/** @param {View} view @param {Board["figures"]} figures */
export function headcount(view, figures) {
  const everybody = Object.values(figures);
  const dead = everybody.filter(({ alive }) => !alive).length;
  const [living, all] = [number(everybody.length - dead), number(everybody.length)];
  if (knowsEverybody(view, figures)) return say("%(living)s of %(all)s alive", { living, all });
  return say("%(dead)s of %(all)s known dead", { dead: number(dead), all });
}

/* What a person who plays is told in words: where they are, who is there, where a task is, what happened to them. */

import { say } from "../../words.js";
import { nameOf } from "../crew/token.js";
import { stageOf } from "./offers.js";

/** @import {Board, Color, Figure, Frame} from "../shapes.js" */
/** @import {Choice} from "./asking.js" */

/** The name of each place, by its id. @typedef {Map<string, string>} Names */

const LATE = "late";

/** @param {Board | null} board @param {Color} mine @param {Names} names */
export function bearings(board, mine, names) {
  const me = board?.figures[mine];
  const place = names.get(me?.place ?? "");
  if (!board || !me || !place) return "";
  const where = me.vent ? say("You are in a vent in %(place)s.", { place }) : say("You are in %(place)s.", { place });
  const here = present(board, me);
  return `${where} ${here.length ? say("With you: %(names)s.", { names: here.join(", ") }) : say("You see nobody else there.")}`;
}

/** A choice's label with the place of its task: it may have been drawn at random, and only the view knows it.
 *  @param {Choice} choice @param {Figure | undefined} me @param {Names} names */
export function placed(choice, me, names) {
  const place = choice.kind === "task" ? names.get(stageOf(choice, me)?.place ?? "") : undefined;
  return place && !choice.label.endsWith(place) ? say("%(task)s, in %(place)s", { task: choice.label, place }) : choice.label;
}

/** What happened to the player of that colour, if nothing else on the page says so; nothing any more once it is over. @param {Frame} frame @param {Color} mine */
export function befallen({ event, caption }, mine) {
  if (event.kind === "Killed" && event.victim === mine) {
    return `${caption} ${say("You are a ghost now: your tasks still count, and only the dead hear you.")}`;
  }
  if (event.kind === "MatchEnded") return "";
  if (event.kind !== "Stumbled" || event.color !== mine) return null;
  if (event.reason.startsWith(LATE)) return say("You did not answer in time; that turn is lost.");
  return say("Your last turn is lost: %(why)s", { why: event.reason });
}

/** The players and bodies in sight in the same place. @param {Board} board @param {Figure} me */
function present({ figures, bodies, bodies_in_sight: seen }, me) {
  const others = Object.values(figures).filter(({ color, place, in_sight: isSeen }) => isSeen && color !== me.color && place === me.place);
  const dead = bodies.filter(({ color, place }) => seen.includes(color) && place === me.place);
  return [
    ...others.map(({ color, alive }) => (alive ? nameOf(color) : say("the ghost of %(name)s", { name: nameOf(color) }))),
    ...dead.map(({ color }) => say("the body of %(name)s", { name: nameOf(color) })),
  ];
}

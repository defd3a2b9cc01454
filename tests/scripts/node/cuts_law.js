/* Holds the director's cuts of recorded matches to their law: `node cuts_law.js FILE` tells what breaks it, as JSON. */

import { readFileSync } from "node:fs";

import { learn } from "../../../static/js/match/playing/kinds.js";
import { due, SHORTEST } from "../../../static/js/match/playing/cuts.js";
import { Reel } from "../../../static/js/match/playing/reel.js";

/** @import {Frame, View} from "../../../static/js/match/shapes.js" */
/** @import {Kinds} from "../../../static/js/match/playing/kinds.js" */

/** @type {{kinds: Kinds, matches: Record<View, Frame[]>[]}} */
const { kinds, matches } = JSON.parse(readFileSync(process.argv[2], "utf8"));
learn(kinds);
const told = { broken: /** @type {string[]} */ ([]), shots: 0, kills: 0, shortest: Infinity };

/** @param {string} where @param {View} view @param {Frame[]} frames */
function hold(where, view, frames) {
  const reel = new Reel(view);
  for (const frame of frames) {
    reel.take([frame]);
    const [cut] = reel.cuts.at(frame.n);
    const board = reel.board(frame.n);
    if (!cut || !board) throw new Error(`${where}: nothing is shown at ${frame.n}`);
    if (cut.scene !== due(board)) told.broken.push(`${where} ${frame.n}: ${cut.scene} is big`);
    const { event } = frame;
    if (event.kind === "Killed" && view !== "public") {
      told.kills += 1;
      if (cut.why !== "kill" || cut.place !== event.place) told.broken.push(`${where} ${frame.n}: the kill is missed`);
    }
    if (view === "public" && (cut.why === "kill" || cut.why === "leap" || cut.why === "lie" || cut.place)) told.broken.push(`${where} ${frame.n}: ${cut.why}`);
  }
  const { list } = reel.cuts;
  told.shots += list.length;
  for (const [i, { at, why }] of list.slice(1).entries()) {
    told.shortest = Math.min(told.shortest, at - list[i].at);
    if (at - list[i].at < SHORTEST) told.broken.push(`${where}: ${why} after ${at - list[i].at} ms`);
  }
  const last = list.at(-1);
  if (last && reel.span(last.n, reel.head) < 0) told.broken.push(`${where}: time runs back`);
}

matches.forEach((views, i) => {
  for (const [view, frames] of Object.entries(views)) hold(`match ${i} ${view}`, /** @type {View} */ (view), frames);
});
process.stdout.write(JSON.stringify(told));

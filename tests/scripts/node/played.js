/* A match that Python has played, and the map that it was played on; the place of both is told by whoever runs this. */

import { readFileSync } from "node:fs";

import { learn } from "../../../static/js/match/playing/kinds.js";

/** @import {Board, Frame, View} from "../../../static/js/match/shapes.js" */
/** @import {Kinds} from "../../../static/js/match/playing/kinds.js" */
/** @import {Station} from "../../../static/js/match/stage/ship_plan.js" */

/** Of each view its frames, and the board that Python knows at each of them. */
/** @type {{views: Record<View, {frames: Frame[], boards: Board[]}>, station: Station, kinds: Kinds}} */
const played = JSON.parse(readFileSync(process.env.PLAYED ?? "", "utf8"));
export const { views, station } = played;
learn(played.kinds);

/** So many frames, the same ones over and over, numbered on. @param {number} count */
export function many(count) {
  const { frames } = views.public;
  return Array.from({ length: count }, (_, i) => ({ ...frames[i % frames.length], n: i + 1 }));
}

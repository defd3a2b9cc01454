/* A match that Python has played, and the map that it was played on; the place of both is told by whoever runs this. */

import { readFileSync } from "node:fs";

import { learn } from "../../../static/js/match/playing/kinds.js";

/** @import {Board, Frame, View} from "../../../static/js/match/shapes.js" */
/** @import {Kinds} from "../../../static/js/match/playing/kinds.js" */
/** @import {Station} from "../../../static/js/match/stage/ship_plan.js" */

/** @type {{views: Record<View, string>, station: Station, kinds: Kinds}} */
const played = JSON.parse(readFileSync(process.env.PLAYED ?? "", "utf8"));
export const { station } = played;
learn(played.kinds);

/** Of each view its frames, and the board that Python knows at each of them; read when somebody asks for that view. */
export const views = /** @type {Record<View, {frames: Frame[], boards: Board[]}>} */ ({});
for (const [view, text] of Object.entries(played.views)) {
  const get = () => {
    const value = JSON.parse(text);
    Object.defineProperty(views, view, { value });
    return value;
  };
  Object.defineProperty(views, view, { get, configurable: true, enumerable: true });
}

/** So many frames, the same ones over and over, numbered on. @param {number} count */
export function many(count) {
  const { frames } = views.public;
  return Array.from({ length: count }, (_, i) => ({ ...frames[i % frames.length], n: i + 1 }));
}

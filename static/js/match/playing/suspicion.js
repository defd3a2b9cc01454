/* Who is suspected, and since when: the mean of what the living believe of each other. Independent of the page. */

/** @import {Board, Color, Frame, Role, View} from "../shapes.js" */

/** @typedef {{by: Color, percent: number}} Belief */
/**
 * @typedef {object} Suspect
 * @property {Color} color
 * @property {number | null} percent Null if nobody whose mind the view knows has stated a suspicion of this player.
 * @property {Belief[]} beliefs One of each believer, the surest first.
 * @property {Role | null} role Known only through the glass.
 */
/** @typedef {{n: number, percent: number}} Point */

/** For views that know no minds: who accused this player aloud. @typedef {{color: Color, by: Color[]}} Accused */

/** All living players, the most suspected first; ties in seating order. @param {Board} board @param {View} view @returns {Suspect[]} */
export function suspects(board, view) {
  const minds = living(board).map((by) => ({ by, told: board.minds?.[by]?.suspicions ?? [] }));
  return living(board).map((color) => {
    const beliefs = minds.flatMap(({ by, told }) => told.filter((each) => each.color === color && by !== color).map(({ percent }) => ({ by, percent })))
      .toSorted((a, b) => b.percent - a.percent);
    return { color, beliefs, percent: mean(beliefs), role: view === "glass" ? board.figures[color]?.role ?? null : null };
  }).toSorted((a, b) => (b.percent ?? -1) - (a.percent ?? -1));
}

/** What the living crewmates believe of this player, as quartiles and median. Null if none has stated anything.
 *  Impostors are left out, because they know. @param {Board} board @param {string} color
 *  @returns {[number, number, number] | null} */
export function crewBeliefs(board, color) {
  const told = suspects(board, "glass").find((each) => each.color === color)?.beliefs ?? [];
  const said = told.filter(({ by }) => board.figures[by]?.role !== "impostor").map(({ percent }) => percent).toSorted((a, b) => a - b);
  return said.length ? [quantile(said, 1 / 4), quantile(said, 1 / 2), quantile(said, 3 / 4)] : null;
}

/** A quantile by linear interpolation, as for the jury's. @param {number[]} ordered @param {number} share */
function quantile(ordered, share) {
  const place = share * (ordered.length - 1);
  const [below = 0, above = below] = ordered.slice(Math.floor(place));
  return Math.round(below + (place % 1) * (above - below));
}

/** Who has accused each living player in this meeting. @param {Board} board @returns {Accused[]} */
export function accused(board) {
  const lines = board.meeting?.lines ?? [];
  return living(board).map((color) => {
    const by = lines.filter(({ accusations }) => accusations.some((span) => span.color === color)).map((line) => line.color);
    return { color, by: [...new Set(by)] };
  }).toSorted((a, b) => b.by.length - a.by.length);
}

/** How suspicion of each player changed over the frames: filled in order, and read up to where the viewer is. */
export class SuspicionHistory {
  /** @type {Map<Color, Point[]>} */
  #points = new Map();

  /** Takes the next frame; returns the largest change of anybody's suspicion with it. @param {Frame} frame @param {Board} board */
  note({ n, event }, board) {
    if (event.kind !== "Suspected") return 0;
    let leap = 0;
    for (const { color, percent } of suspects(board, board.viewer)) {
      const points = this.#points.get(color) ?? [];
      const before = points.at(-1)?.percent;
      if (percent === null || percent === before) continue;
      points.push({ n, percent });
      this.#points.set(color, points);
      leap = Math.max(leap, Math.abs(percent - (before ?? percent)));
    }
    return leap;
  }

  /** The points of a player's curve up to that frame. @param {Color} color @param {number} upTo */
  of(color, upTo) {
    return (this.#points.get(color) ?? []).filter(({ n }) => n <= upTo);
  }
}

/**
 * A step line as the data of an SVG path: across, the match up to that frame; upwards, 0 to 100 per cent.
 * @param {Point[]} points @param {number} upTo @param {{width: number, height: number}} box
 */
export function course(points, upTo, { width, height }) {
  const across = (/** @type {number} */ n) => ((n / Math.max(1, upTo)) * width).toFixed(1);
  const down = (/** @type {number} */ percent) => (height - (percent / 100) * height).toFixed(1);
  const steps = points.map(({ n, percent }, i) => (i ? `H${across(n)}V${down(percent)}` : `M${across(n)} ${down(percent)}`));
  return points.length ? `${steps.join("")}H${width}` : "";
}

/** @param {Board} board */
function living({ seats, figures }) {
  return seats.filter((color) => figures[color]?.alive !== false);
}

/** @param {Belief[]} beliefs */
function mean(beliefs) {
  return beliefs.length ? Math.round(beliefs.reduce((sum, { percent }) => sum + percent, 0) / beliefs.length) : null;
}

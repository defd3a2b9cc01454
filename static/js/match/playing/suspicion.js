/* Who is suspected, and since when: of each living player the mean of what the others who live believe. Knows no page. */

/** @import {Board, Color, Frame, Role, View} from "../shapes.js" */

/** @typedef {{by: Color, percent: number}} Belief */
/**
 * @typedef {object} Suspect
 * @property {Color} color
 * @property {number | null} percent Null where nobody whom the view can look into has said a word about this player.
 * @property {Belief[]} beliefs Of each believer, the surest first.
 * @property {Role | null} role Through the glass alone.
 */
/** @typedef {{n: number, percent: number}} Point */

/** Who can look into no head counts who was accused aloud. @typedef {{color: Color, by: Color[]}} Accused */

/** The most suspected first, and among equals as they sit. @param {Board} board @param {View} view @returns {Suspect[]} */
export function suspects(board, view) {
  const minds = living(board).map((by) => ({ by, told: board.minds?.[by]?.suspicions ?? [] }));
  return living(board).map((color) => {
    const beliefs = minds.flatMap(({ by, told }) => told.filter((each) => each.color === color && by !== color).map(({ percent }) => ({ by, percent })))
      .toSorted((a, b) => b.percent - a.percent);
    return { color, beliefs, percent: mean(beliefs), role: view === "glass" ? board.figures[color]?.role ?? null : null };
  }).toSorted((a, b) => (b.percent ?? -1) - (a.percent ?? -1));
}

/** What the crewmates who live believe of this player: the middle one, and between which two the middle half of them
 *  lies. Null where none has said a word; impostors know. @param {Board} board @param {string} color
 *  @returns {[number, number, number] | null} */
export function crewBeliefs(board, color) {
  const told = suspects(board, "glass").find((each) => each.color === color)?.beliefs ?? [];
  const said = told.filter(({ by }) => board.figures[by]?.role !== "impostor").map(({ percent }) => percent).toSorted((a, b) => a - b);
  return said.length ? [quantile(said, 1 / 4), quantile(said, 1 / 2), quantile(said, 3 / 4)] : null;
}

/** By straight lines between neighbours, as the jury's are counted. @param {number[]} ordered @param {number} share */
function quantile(ordered, share) {
  const place = share * (ordered.length - 1);
  const [below = 0, above = below] = ordered.slice(Math.floor(place));
  return Math.round(below + (place % 1) * (above - below));
}

/** By whom each living player was accused at this table. @param {Board} board @returns {Accused[]} */
export function accused(board) {
  const lines = board.meeting?.lines ?? [];
  return living(board).map((color) => {
    const by = lines.filter(({ accusations }) => accusations.some((span) => span.color === color)).map((line) => line.color);
    return { color, by: [...new Set(by)] };
  }).toSorted((a, b) => b.by.length - a.by.length);
}

/** What was believed of each player from which frame on: filled once, in order, and read as far as the viewer is. */
export class SuspicionHistory {
  /** @type {Map<Color, Point[]>} */
  #points = new Map();

  /** The greatest step that somebody's suspicion takes with this frame. @param {Frame} frame @param {Board} board */
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

  /** Nothing of what comes after that frame. @param {Color} color @param {number} upTo */
  of(color, upTo) {
    return (this.#points.get(color) ?? []).filter(({ n }) => n <= upTo);
  }
}

/**
 * A line of steps in a box, for an SVG's path: from the match's beginning to that frame, from nought to a hundred.
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

/* The cuts: which scene is shown large, from which frame on, and why. They follow from the frames alone, by the rules
   of `wanted` and two more: no shot is shorter than 2.5 s at normal speed, and what must be seen waits for that. */


/** @import {Board, Frame} from "../shapes.js" */
/** @import {Scene} from "../preferences.js" */

/** @typedef {"line" | "ladder" | "charges" | "ballots" | "suspects" | null} Forward What comes forward within a scene. */
/** @typedef {"start" | "meeting" | "talk" | "lie" | "leap" | "vote" | "charge" | "interruption" | "kill" | "votes" | "end" | "ship"} Why */

/**
 * @typedef {object} Shot
 * @property {Scene} scene
 * @property {string | null} place On the map, where the camera goes; null for the whole ship.
 * @property {Forward} forward
 * @property {Why} why
 */
/** @typedef {Shot & {n: number, at: number}} Cut From frame n on; `at` is the time since the beginning, in milliseconds at normal speed. */

export const SHORTEST = 2_500;
const LINGERS = 4_000;
/** Percentage points from which a change of suspicion counts as a leap. */
const LEAP = 20;

export class Cuts {
  /** @type {Cut[]} */
  list = [];
  /** @type {Map<number, number>} */
  #waits = new Map();
  #clock = 0;

  /**
   * Takes the next frame and its board; `pause` is the time since the frame before, `leap` the largest change of a
   * suspicion. Returns how much longer the frame before has to stay.
   * @param {Frame} frame @param {Board} board @param {number} pause @param {number} leap
   */
  take(frame, board, pause, leap) {
    this.#clock += pause;
    const last = this.list.at(-1) ?? null;
    const age = last ? this.#clock - last.at : SHORTEST;
    const shot = wanted({ frame, board, leap }, last, age);
    if (last && isSame(last, shot)) return 0;
    const wait = Math.max(0, SHORTEST - age);
    if (wait && !mustBeSeen(last, shot)) return 0;
    this.#clock += wait;
    this.list.push({ ...shot, n: frame.n, at: this.#clock });
    if (wait) this.#waits.set(frame.n, wait);
    return wait;
  }

  /** How much longer than its own time the frame before n has to stay. @param {number} n */
  wait(n) {
    return this.#waits.get(n) ?? 0;
  }

  /** The cut in force at frame n, and the one before it. @param {number} n @returns {[Cut | null, Cut | null]} */
  at(n) {
    let [low, high] = [0, this.list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.list[middle].n <= n) low = middle + 1;
      else high = middle;
    }
    return [this.list[low - 1] ?? null, this.list[low - 2] ?? null];
  }
}

/** The scene that suits a moment, by its phase alone. @param {Board} board @returns {Scene} */
export function due(board) {
  if (board.ended) return "result";
  if (!board.meeting) return "map";
  return board.meeting.revealed?.length ? "reveal" : "theatre";
}

/** @param {{frame: Frame, board: Board, leap: number}} now @param {Shot | null} last @param {number} age @returns {Shot} */
function wanted({ frame, board, leap }, last, age) {
  const scene = due(board);
  if (scene === "result") return { scene, place: null, forward: null, why: "end" };
  if (scene === "reveal") return { scene, place: null, forward: null, why: "votes" };
  const stays = last?.scene === scene ? last : null;
  return scene === "theatre" ? atTable(frame, board, leap) ?? stays ?? { scene, place: null, forward: "line", why: "meeting" }
    : aboard(frame, { isPublic: board.viewer === "public", leap, stays, age });
}

/** @param {Frame} frame @param {Board} board @param {number} leap @returns {Shot | null} */
function atTable({ event, truth = [] }, board, leap) {
  const shot = (/** @type {Forward} */ forward, /** @type {Why} */ why) => ({ scene: /** @type {const} */ ("theatre"), place: null, forward, why });
  if (truth.some(({ verdict }) => verdict === "lie")) return shot("line", "lie");
  if (leap >= LEAP) return shot("suspects", "leap");
  if (event.kind === "VoteLocked") return shot("ballots", "vote");
  if (event.kind !== "Spoke") return null;
  const asked = board.meeting?.lines.at(-2)?.target;
  if (asked && asked !== event.color) return shot("ladder", "interruption");
  return event.accusations.length ? shot("charges", "charge") : shot("line", "talk");
}

/** On the ship. The public view is shown no kill, whoever saw it.
 *  @param {Frame} frame @param {{isPublic: boolean, leap: number, stays: Shot | null, age: number}} now @returns {Shot} */
function aboard({ event }, { isPublic, leap, stays, age }) {
  const scene = "map";
  if (event.kind === "Killed" && !isPublic) return { scene, place: event.place, forward: null, why: "kill" };
  if (leap >= LEAP) return { scene, place: null, forward: "suspects", why: "leap" };
  if (stays && age < LINGERS) return stays;
  return { scene, place: null, forward: null, why: "ship" };
}

/** @param {Shot} one @param {Shot} other */
function isSame(one, other) {
  return one.scene === other.scene && one.place === other.place && one.forward === other.forward && one.why === other.why;
}

/** Whether a shot may not be skipped: another scene, or a kill. All others are shown only if there is time. @param {Shot | null} last @param {Shot} shot */
function mustBeSeen(last, shot) {
  return last?.scene !== shot.scene || shot.why === "kill";
}

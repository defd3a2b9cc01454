/* How each kind of event is shown, as the engine declares it and the server puts it into the page. */

/** @import {Asked, Board, Color, Frame, FrameOf, Kind} from "../shapes.js" */

/** @typedef {"talk" | "scene" | "event" | "thought" | "rest"} Level */
/** @typedef {"kill" | "meeting" | "sabotage" | "votes" | "eject" | "lie" | "end"} Landmark */

/**
 * @typedef {object} Shown How a kind is shown; values as in `USUAL` are not sent.
 * @property {Exclude<Level, "scene"> | "clerk" | "apart"} loudness
 * @property {Landmark | null} landmark What the timeline marks.
 * @property {"divider" | "loud" | ""} line
 * @property {boolean} is_shared Every view perceives it: by counting these, a moment of one view is found in another.
 * @property {number} held How long it stays on screen, in milliseconds.
 * @property {number} shrinks The share of that time for a viewer who is behind.
 */

/** @typedef {Partial<Record<Kind, Partial<Shown>>>} Kinds */

/** @type {Shown} */
const USUAL = { loudness: "rest", landmark: null, line: "", is_shared: false, held: 0, shrinks: 0.12 };
/** @type {Map<string, Shown> | null} */
let told = null;

/** Must be called before anything is shown. @param {Kinds} kinds */
export function learn(kinds) {
  told = new Map(Object.entries(kinds).map(([kind, parts]) => [kind, { ...USUAL, ...parts }]));
}

/** @param {Kind} kind @returns {Shown} */
export function shown(kind) {
  if (!told) throw new Error("the page has not told its kinds of events");
  return told.get(kind) ?? USUAL;
}

/** The kinds whose frames a reel counts, for panels. @type {Kind[]} */
export const COUNTED = ["MeetingOpened", "MeetingClosed", "Spoke", "Killed", "Stumbled"];

/** How loud a frame is in the transcript: `talk`, `scene` (a major event), `event`, `thought`, `rest`, or null for not
 *  at all. During a discussion, thoughts are shown under the words that they led to instead.
 *  @param {Frame} frame @param {Board | null} board @returns {Level | null} */
export function loudness(frame, board) {
  const { loudness: level, line, landmark, is_shared } = shown(frame.event.kind);
  if (level === "event" && (line || landmark || is_shared)) return "scene";
  if (level === "clerk") return isReadDifferently(/** @type {FrameOf<"LineRead">} */ (frame)) ? "talk" : "rest";
  if (level === "thought") return board?.meeting?.phase === "discussion" ? "rest" : "thought";
  return level === "apart" ? null : level;
}

/** Whether the clerk read the line differently from the reader of claims, or failed to read it. @param {FrameOf<"LineRead">} frame */
function isReadDifferently({ event, clerk }) {
  return Boolean(event.fault || clerk?.clerk || clerk?.reader);
}

/**
 * What a player was being asked when it had a thought.
 * @param {Board} board @param {Color} color @returns {Asked}
 */
export function purpose({ meeting, ended, figures }, color) {
  if (ended) return "reflection";
  if (!meeting) return "action";
  if (meeting.phase === "reaction" || meeting.phase === "consolidation") return meeting.phase;
  if (figures?.[color]?.alive === false) return "ghost";
  return meeting.phase === "last_call" ? "vote" : "discussion";
}

/** @param {Frame} frame */
export function tally(frame) {
  const { is_shared, landmark } = shown(frame.event.kind);
  return { count: is_shared ? 1 : 0, landmark: landmark ?? hidden(frame) };
}

/**
 * Landmarks that no kind declares: the first ballot revealed, and a lie, if the view is told of it.
 * @param {Frame} frame @returns {Landmark | null}
 */
function hidden({ event, truth = [] }) {
  if (event.kind === "BallotRevealed" && event.position === 1) return "votes";
  return truth.some(({ verdict }) => verdict === "lie") ? "lie" : null;
}

/** The levels that are shown for each choice of the reader. @type {Record<"talk" | "calm" | "event" | "rest", Level[]>} */
export const LEVELS = { talk: ["talk"], calm: ["talk", "scene"], event: ["talk", "scene", "event"], rest: ["talk", "scene", "event", "rest"] };

/* What kinds of events mean for whoever shows them: how loud they are in the transcript, what the timeline marks. */

/** @import {Asked, Board, Color, Frame, FrameOf, Kind} from "../shapes.js" */

/** @typedef {"talk" | "event" | "thought" | "rest"} Level */
/** @typedef {"kill" | "meeting" | "sabotage" | "votes" | "eject" | "lie" | "end"} Landmark */

/** What every view perceives: by counting these, a moment of one view is found in another. */
const SHARED = kinds([
  "MatchOpened", "MeetingOpened", "Spoke", "SilenceFell", "Nudged", "LastCall", "VoteLocked", "BallotRevealed",
  "Ejected", "NobodyEjected", "MeetingClosed", "MatchEnded",
]);

/** What panels count. @type {Kind[]} */
export const COUNTED = ["MeetingOpened", "MeetingClosed", "Spoke", "Killed", "Stumbled"];

/** @type {Partial<Record<Kind, Landmark>>} */
const LANDMARKS = {
  Killed: "kill",
  MeetingOpened: "meeting",
  SabotageStarted: "sabotage",
  Ejected: "eject",
  NobodyEjected: "eject",
  MatchEnded: "end",
};

const TALK = kinds(["Spoke"]);
const EVENTS = kinds([
  "MatchOpened", "Killed", "GhostAwoke", "VentEntered", "VentMoved", "VentExited", "SabotageStarted", "SabotageCalled",
  "SabotageMended", "SabotageLifted", "DoorsClosed", "VisualShown", "StageFinished", "MeetingOpened", "SilenceFell",
  "VoteLocked", "VoteForfeited", "Nudged", "LastCall", "BallotRevealed", "Ejected", "NobodyEjected", "MeetingClosed",
  "MatchEnded", "Stumbled",
]);
const APART = kinds(["GhostSpoke"]);

/** @param {Kind[]} names */
function kinds(names) {
  return new Set(names);
}

/** How loud a frame is in the transcript: `talk`, `event`, `thought`, `rest`, or not there at all (null). While the
 *  table talks, thoughts stand under the words that they led to.
 *  @param {Frame} frame @param {Board | null} board @returns {Level | null} */
export function loudness(frame, board) {
  const { kind } = frame.event;
  if (TALK.has(kind)) return "talk";
  if (kind === "LineRead") return isReadDifferently(/** @type {FrameOf<"LineRead">} */ (frame)) ? "talk" : "rest";
  if (EVENTS.has(kind)) return "event";
  if (kind === "Thought") return board?.meeting?.phase === "discussion" ? "rest" : "thought";
  return APART.has(kind) ? null : "rest";
}

/** By the clerk than by the reader of claims, or not at all. @param {FrameOf<"LineRead">} frame */
function isReadDifferently({ event, clerk }) {
  return Boolean(event.fault || clerk?.clerk || clerk?.reader);
}

/**
 * What a player was asked when it had a thought, in the words of the log.
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
  const { kind } = frame.event;
  return { count: SHARED.has(kind) ? 1 : 0, landmark: LANDMARKS[kind] ?? hidden(frame) };
}

/**
 * The first ballot opens the votes; a line that the log refutes is marked where the truth is told.
 * @param {Frame} frame @returns {Landmark | null}
 */
function hidden({ event, truth = [] }) {
  if (event.kind === "BallotRevealed" && event.position === 1) return "votes";
  return truth.some(({ verdict }) => verdict === "lie") ? "lie" : null;
}

/** Which lines a reader gets who wants so much. @type {Record<"talk" | "event" | "rest", Level[]>} */
export const LEVELS = { talk: ["talk"], event: ["talk", "event"], rest: ["talk", "event", "rest"] };

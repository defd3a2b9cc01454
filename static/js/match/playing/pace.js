/* How long each happening stays before the eye, in milliseconds at normal speed. Zero: the next follows at once. */

/** @import {Frame, Kind} from "../shapes.js" */

const TICK = 500;
const LONGEST_WALK = 3_000;
/** @type {Partial<Record<Kind, number>>} */
const HOLD = {
  MatchOpened: 1_500,
  Killed: 2_200,
  SabotageStarted: 2_200,
  SabotageMended: 900,
  MeetingOpened: 2_200,
  VentEntered: 600,
  VentExited: 600,
  VisualShown: 900,
  SilenceFell: 800,
  Nudged: 1_200,
  LastCall: 1_200,
  VoteLocked: 450,
  VoteForfeited: 450,
  BallotRevealed: 900,
  Ejected: 4_000,
  NobodyEjected: 3_000,
  MeetingClosed: 900,
  GhostSpoke: 900,
  Stumbled: 600,
  MatchEnded: 4_000,
};
const ROUND_OF_BIDS = 1_400;

/**
 * To what share of its time a happening may shrink for a viewer who is behind; what is not named keeps its time.
 * @type {Partial<Record<Kind, number>>}
 */
const SHRINKS = { Killed: 0.4, Spoke: 0.4, VoteLocked: 0.1, GhostSpoke: 0.1, SilenceFell: 0.2, BidPlaced: 0.2 };
/** @type {Set<Kind>} */
const KEEPS = new Set(["SabotageStarted", "MeetingOpened", "BallotRevealed", "Ejected", "NobodyEjected", "MatchEnded"]);
const SMALLEST = 0.12;

/** From a frame to the one that follows it. @param {Frame} frame @param {Frame} next */
export function pause(frame, next) {
  return held(frame, next) + Math.min((next.tick - frame.tick) * TICK, LONGEST_WALK);
}

/** The same for a viewer who wants to catch up. @param {Frame} frame @param {Frame} next */
export function hurried(frame, next) {
  const { kind } = frame.event;
  if (KEEPS.has(kind)) return pause(frame, next);
  return pause(frame, next) * (SHRINKS[kind] ?? SMALLEST);
}

/** @param {Frame} frame @param {Frame} next */
function held({ event }, next) {
  if (event.kind === "Spoke") return Math.min(Math.max(1_200 + 42 * event.message.length, 2_400), 9_000);
  if (event.kind === "BidPlaced") return next.event.kind === "BidPlaced" ? 0 : ROUND_OF_BIDS;
  return HOLD[event.kind] ?? 0;
}

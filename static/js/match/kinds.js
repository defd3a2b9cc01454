/* What kinds of events mean for whoever shows them: how loud they are in the transcript, what the timeline marks. */

/** What every view perceives: by counting these, a moment of one view is found in another. */
const SHARED = new Set([
  "MatchOpened", "MeetingOpened", "Spoke", "SilenceFell", "Nudged", "LastCall", "VoteLocked", "BallotRevealed",
  "Ejected", "NobodyEjected", "MeetingClosed", "MatchEnded",
]);

/** What panels count. */
export const COUNTED = ["MeetingOpened", "MeetingClosed", "Spoke", "Killed", "Stumbled"];

const LANDMARKS = {
  Killed: "kill",
  MeetingOpened: "meeting",
  SabotageStarted: "sabotage",
  Ejected: "eject",
  NobodyEjected: "eject",
  MatchEnded: "end",
};

const TALK = new Set(["Spoke"]);
const EVENTS = new Set([
  "MatchOpened", "Killed", "GhostAwoke", "VentEntered", "VentMoved", "VentExited", "SabotageStarted", "SabotageCalled",
  "SabotageMended", "SabotageLifted", "DoorsClosed", "VisualShown", "StageFinished", "MeetingOpened", "SilenceFell",
  "VoteLocked", "VoteForfeited", "Nudged", "LastCall", "BallotRevealed", "Ejected", "NobodyEjected", "MeetingClosed",
  "MatchEnded", "Stumbled",
]);
const APART = new Set(["GhostSpoke"]);
const AFTERWARDS = new Set(["reaction", "consolidation"]);

/** How loud a frame is in the transcript: `talk`, `event`, `thought`, `rest`, or not there at all (null). While the
 *  table talks, thoughts stand under the words that they led to. */
export function loudness(frame, board) {
  const { kind } = frame.event;
  if (TALK.has(kind)) return "talk";
  if (EVENTS.has(kind)) return "event";
  if (kind === "Thought") return board?.meeting?.phase === "discussion" ? "rest" : "thought";
  return APART.has(kind) ? null : "rest";
}

/** What a player was asked when it had a thought, in the words of the log. */
export function purpose({ meeting, ended, figures }, color) {
  if (ended) return "reflection";
  if (!meeting) return "action";
  if (AFTERWARDS.has(meeting.phase)) return meeting.phase;
  if (figures?.[color]?.alive === false) return "ghost";
  return meeting.phase === "last_call" ? "vote" : "discussion";
}

export function tally(frame) {
  const { kind } = frame.event;
  return { count: SHARED.has(kind) ? 1 : 0, landmark: LANDMARKS[kind] ?? hidden(frame) };
}


/** The first ballot opens the votes; a line that the log refutes is marked where the truth is told. */
function hidden({ event, truth = [] }) {
  if (event.kind === "BallotRevealed" && event.position === 1) return "votes";
  return truth.some(({ verdict }) => verdict === "lie") ? "lie" : null;
}

/** Which lines a reader gets who wants so much. */
export const LEVELS = { talk: ["talk"], event: ["talk", "event"], rest: ["talk", "event", "rest"] };

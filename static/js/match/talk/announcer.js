/* What screen readers announce: whole lines, one after the other, no more than can be kept up with. */

import { say, sayCount } from "../../words.js";
import { loudness, shown } from "../playing/kinds.js";
import { nameOf } from "../crew/token.js";

/** @import {BallotRevealed, Ejected, Frame} from "../shapes.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Wishes} from "../preferences.js" */
/** @import {Reel} from "../playing/reel.js" */
/** @import {Moment} from "../playing/screening.js" */
/** @import {Line} from "../playing/wire.js" */

const PAUSE = 1_200;
const MOST_WAITING = 5;

/** @param {HTMLElement} polite @param {HTMLElement} assertive @param {Desk} desk */
export function mount(polite, assertive, desk) {
  return new Announcer(polite, assertive, desk);
}

class Announcer {
  /** @param {HTMLElement} polite @param {HTMLElement} assertive @param {Desk} desk */
  constructor(polite, assertive, desk) {
    this.polite = polite;
    this.assertive = assertive;
    this.desk = desk;
    /** @type {string[]} */
    this.waiting = [];
    /** @type {ReturnType<typeof setTimeout> | null} */
    this.timer = null;
    this.isLost = false;
    desk.on("line", (/** @type {Line} */ line) => {
      if (line === "lost" && !this.isLost) assertive.textContent = say("The connection is lost.");
      if (line === "open" && this.isLost) assertive.textContent = say("Connected again.");
      this.isLost = line === "lost" || (this.isLost && line !== "open");
    });
  }

  /** Announces only what passes in playback, never the target of a jump. @param {Moment} moment */
  show({ passed, reel }) {
    const wish = this.desk.prefs.get("announce");
    for (const frame of passed) {
      const words = spoken(frame, reel, wish);
      if (words && frame.event.kind === "MatchEnded") this.assertive.textContent = words;
      else if (words) this.waiting.push(words);
    }
    if (!passed.length) this.waiting = [];
    if (this.waiting.length && !this.timer) this.#next();
  }

  #next() {
    const count = this.waiting.length;
    const words = count > MOST_WAITING ? sayCount("%(count)s more message", "%(count)s more messages", count) : this.waiting[0];
    this.waiting = count > MOST_WAITING ? [] : this.waiting.slice(1);
    this.polite.textContent = words;
    this.timer = setTimeout(() => {
      this.timer = null;
      if (this.waiting.length) this.#next();
    }, PAUSE);
  }
}

/** @param {Frame} frame @param {Reel} reel @param {Wishes["announce"]} wish */
function spoken(frame, reel, wish) {
  const { event, caption, n } = frame;
  if (wish === "nothing") return null;
  const verdict = decided(frame, reel);
  if (verdict) return verdict;
  if (event.kind === "BallotRevealed") return null;
  if (event.kind === "MatchEnded") return caption;
  if (isGreat(event) || (wish === "events" && ["scene", "event"].includes(loudness(frame, reel.board(n)) ?? ""))) return caption;
  if (wish !== "events" && event.kind === "Spoke") return say("%(name)s: %(words)s", { name: nameOf(event.color), words: event.message });
  return wish === "thoughts" && event.kind === "Thought" ? say("%(name)s thinks: %(words)s", { name: nameOf(event.color), words: event.text }) : null;
}

/** Whether it is a major event, announced whatever the choice unless that is "nothing". @param {Frame["event"]} event */
function isGreat({ kind }) {
  const { loudness: level, landmark, line } = shown(kind);
  return level === "event" && Boolean(landmark || line);
}

/** The result of the votes in one sentence; null if the frame is not about that. @param {Frame} frame @param {Reel} reel */
export function decided({ event, caption, n }, reel) {
  if (event.kind !== "Ejected" && event.kind !== "NobodyEjected") return null;
  return [votes(reel.board(n)?.meeting?.revealed ?? []), event.kind === "Ejected" && ejected(event), caption].filter(Boolean).join(" ");
}

/** Who was ejected, if the caption tells the role instead; otherwise empty, as the caption says it. @param {Ejected} event */
function ejected({ color, role }) {
  return role ? say("%(name)s was ejected.", { name: nameOf(color) }) : "";
}

/** @param {BallotRevealed[]} revealed */
function votes(revealed) {
  const tally = new Map();
  for (const { ballot } of revealed) tally.set(ballot, (tally.get(ballot) ?? 0) + 1);
  const counted = [...tally].sort(([, a], [, b]) => b - a).map(([ballot, count]) => `${ballot === "skip" ? say("skip") : nameOf(ballot)} ${count}`);
  return say("Votes: %(counted)s.", { counted: counted.join(", ") });
}

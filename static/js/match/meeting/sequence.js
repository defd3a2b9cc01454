/* Whether ballots are shown one by one or all at once: a choice for viewers who want little motion. */

import { make } from "../../dom.js";
import { say } from "../../words.js";

/** @import {Frame} from "../shapes.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Preferences} from "../preferences.js" */
/** @import {Reel} from "../playing/reel.js" */

const WISH = "ballots";
const ONCE = "once";
const BALLOT = "BallotRevealed";

/** Whether this viewer sees the two frames as one. @param {Frame} frame @param {Frame} next @param {Preferences} prefs */
export function areOne(frame, next, prefs) {
  return prefs.get(WISH) === ONCE && frame.event.kind === BALLOT && next.event.kind === BALLOT;
}

/**
 * `{button, offer(n, open)}`: a button that switches to the other way; `open` ballots are still to come at frame `n`.
 * @param {Desk} desk
 */
export function sequence(desk) {
  const button = make("button", { type: "button", class: "button reveal-order", hidden: true, onclick: () => turn() });
  let at = 0;

  /** @param {number} n @param {number} [open] */
  function offer(n, open = 0) {
    at = n;
    button.hidden = !desk.isStill || (open === 0 && !isOnce());
    button.textContent = isOnce() ? say("Show step by step") : say("Show all at once");
  }

  function turn() {
    const { reel, director } = desk;
    const once = !isOnce();
    desk.prefs.set(WISH, once ? ONCE : "steps");
    desk.seek(once ? last(reel, at) : reel.landmark(at + 1, -1, "votes")?.n ?? at);
    if (!once) director.play();
  }

  function isOnce() {
    return desk.prefs.get(WISH) === ONCE;
  }

  return { button, offer };
}

/** The frame in which the last of these ballots is revealed. @param {Reel} reel @param {number} n */
function last(reel, n) {
  let at = n;
  while (reel.frame(at + 1)?.event.kind === BALLOT) at += 1;
  return at;
}

/* One frame as one line of the transcript. */

import { make } from "../../dom.js";
import { number, say } from "../../words.js";
import * as address from "../address.js";
import { reading } from "./clerk.js";
import { bounded, marked } from "./marked.js";
import { falsehoods, marks, wayBack } from "./marks.js";
import { badge, nameOf } from "../crew/token.js";
import { shown } from "../playing/kinds.js";
import { whatIf } from "./what_if.js";

/** @import {Frame, FrameOf, Thought, View} from "../shapes.js" */
/** @import {Context} from "./clerk.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Level} from "../playing/kinds.js" */
/** @import {Reel} from "../playing/reel.js" */

/**
 * `level` is how loud the frame is (see kinds.js).
 * @param {Frame} frame @param {Level | null} level @param {Context} context
 */
export function line(frame, level, { desk, reel }) {
  const { kind } = frame.event;
  const item = make("li", { class: `line line-${level}`, "data-n": frame.n });
  if (kind === "Spoke") item.append(...speech(/** @type {FrameOf<"Spoke">} */ (frame), { desk, reel }));
  else if (frame.event.kind === "Thought") item.append(thought(frame.event));
  else if (kind === "LineRead") item.append(...reading(/** @type {FrameOf<"LineRead">} */ (frame), { desk, reel }));
  else item.append(happening(frame, desk, reel.view));
  const { line: look } = shown(kind);
  if (look) item.classList.add(`line-${look}`);
  item.classList.add(`line-${kind}`);
  const back = wayBack(frame, { desk, reel });
  if (back) {
    item.classList.add("line-cited");
    item.append(back);
  }
  return item;
}

/** What the speaker thought when it decided to say this; null if the view does not know its mind.
 *  @param {Reel} reel @param {FrameOf<"Spoke">} frame */
export function thoughtBehind(reel, { n, event }) {
  for (let at = n - 1; at > 0; at -= 1) {
    const earlier = reel.frame(at)?.event;
    if (!earlier) return null;
    if (earlier.kind === "Thought" && earlier.color === event.color) return earlier.text;
    if (["Spoke", "SilenceFell", "MeetingOpened"].includes(earlier.kind)) return null;
  }
  return null;
}

/** @param {FrameOf<"Spoke">} frame @param {Context} context */
function speech(frame, { desk, reel }) {
  const { event } = frame;
  const inner = thoughtBehind(reel, frame);
  return [
    make("p", { class: `line-head seat-${event.color}` },
      badge(event.color), make("bdi", { class: "line-who" }, nameOf(event.color)),
      event.target && make("span", { class: "line-to" }, say("to %(name)s", { name: nameOf(event.target) })),
      make("span", { class: "line-when" }, say("round %(t)s", { t: event.t + 1 })), permalink(frame, desk, reel.view), whatIf(frame, reel.view)),
    make("p", { class: "line-words", dir: "auto" }, ...marked({ ...event, falsehoods: falsehoods(frame) })),
    ...marks(frame, { desk, reel }),
    ...(inner ? [make("p", { class: "line-thought", dir: "auto" }, make("span", { class: "line-label" }, say("thinks")), " ", ...bounded(inner))] : []),
  ];
}

/** @param {Thought} event */
function thought({ color, text }) {
  return make("p", { class: `line-thought seat-${color}`, dir: "auto" },
    badge(color), make("span", { class: "line-label" }, say("%(name)s thinks", { name: nameOf(color) })), " ", ...bounded(text));
}

/** @param {Frame} frame @param {Desk} desk @param {View} view */
function happening(frame, desk, view) {
  return make("p", { class: "line-event" },
    make("span", { class: "line-when" }, say("%(tick)s s", { tick: number(frame.tick) })),
    make("span", { class: "line-caption", dir: "auto" }, ...bounded(frame.caption)), permalink(frame, desk, view));
}

/** @param {Frame} frame @param {Desk} desk @param {View} view */
function permalink(frame, desk, view) {
  const go = (/** @type {Event} */ event) => {
    event.preventDefault();
    desk.director.pause();
    desk.seek(frame.n);
  };
  return make("a", { class: "line-link", href: address.link(desk.boot, view, frame.n), onclick: go,
    "aria-label": say("to this moment, frame %(n)s", { n: number(frame.n) }) }, `#${number(frame.n)}`);
}

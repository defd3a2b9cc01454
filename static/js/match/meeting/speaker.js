/* The last speaker, large: the words with names and accusations marked, and the private thought below. */

import { draw, make } from "../../dom.js";
import { say } from "../../words.js";
import { thoughtBehind } from "../talk/lines.js";
import { bounded, marked } from "../talk/marked.js";
import { falsehoods, marks, stamp } from "../talk/marks.js";
import { whole } from "../crew/person.js";
import { nameOf } from "../crew/token.js";

/** @import {Color, Frame, FrameOf, Spoke} from "../shapes.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Reel} from "../playing/reel.js" */
/** @import {Moment} from "../playing/screening.js" */

/** Longer lines than this are set smaller: what can be read at a glance is the largest. */
const LONG = 90;
const VERY_LONG = 260;

/** @param {HTMLElement} root @param {Desk} desk */
export function mount(root, desk) {
  /** @type {Frame | null | undefined} */
  let shown;
  const likeness = (/** @type {Color} */ color) => desk.boot.seats.find((seat) => seat.color === color)?.likeness;

  /** @param {Moment} moment */
  function show({ reel, n, board }) {
    const frame = lastSpoken(reel, n);
    if (frame === shown) return;
    shown = frame;
    if (!frame) {
      root.replaceChildren(make("p", { class: "quiet speaker-nobody" }, say("Nobody has spoken yet.")));
      return;
    }
    const line = frame.event;
    const thought = thoughtBehind(reel, frame);
    const names = { name: nameOf(line.color) };
    root.replaceChildren(
      draw("svg", { class: "speaker-token", viewBox: "-28 -42 56 68", "aria-hidden": "true" },
        draw("circle", { class: "token-halo", r: 25 }), whole(line.color, { likeness: likeness(line.color), pose: "stands", role: board.figures[line.color]?.role })),
      make("div", { class: `speaker-words seat-${line.color}` },
        make("p", { class: "speaker-name" },
          make("strong", {}, names.name), stamp(frame, { desk, reel }),
          line.target && make("span", { class: "meta" }, say("to %(name)s", { name: nameOf(line.target) })),
          make("span", { class: "meta number" }, say("round %(t)s", { t: line.t + 1 }))),
        make("div", { class: "speaker-both" },
          make("div", { class: "speaker-said", ...scrolling(say("What %(name)s says", names)) },
            make("blockquote", { class: lineLook(line), dir: "auto" }, ...marked({ ...line, falsehoods: falsehoods(frame) })),
            ...marks(frame, { desk, reel })),
          thought !== null && make("div", { class: "speaker-thought", dir: "auto", ...scrolling(say("What %(name)s thinks", names)) },
            make("span", { class: "speaker-label" }, say("thinks")), ...bounded(thought)))));
  }

  return { show };
}

/** Attributes of a box that scrolls long text, also by keyboard. @param {string} title */
function scrolling(title) {
  return { role: "group", tabindex: 0, "aria-label": title };
}

/** @param {Spoke} line */
function lineLook({ message }) {
  const look = message.length > VERY_LONG ? " speaker-line-very-long" : message.length > LONG ? " speaker-line-long" : "";
  return `speaker-line${look}`;
}

/** The last frame up to n in which somebody spoke at the current table. @param {Reel} reel @param {number} n */
function lastSpoken(reel, n) {
  for (let at = n; at > 0; at -= 1) {
    const frame = reel.frame(at);
    if (!frame || frame.event.kind === "MeetingOpened") return null;
    if (frame.event.kind === "Spoke") return /** @type {FrameOf<"Spoke">} */ (frame);
  }
  return null;
}

/* The timeline: where the cursor is, what happened before, and controls to move. Views that must not know what is to
   come see no further than they have been. */

import { make } from "../../dom.js";
import { number, say } from "../../words.js";
import { SPEEDS } from "../playing/director.js";
import { Branches } from "./branches.js";
import { EventList } from "./event_list.js";
import { Highlights } from "./highlights.js";
import { icon } from "../controls/icons.js";
import { Lane } from "./lane.js";

/** @import {Kind} from "../shapes.js" */
/** @import {Child} from "../../dom.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Landmark} from "../playing/kinds.js" */
/** @import {Reel} from "../playing/reel.js" */

const LATE = 90_000;
const TELLING = 20_000;

/** @param {HTMLElement} root @param {Desk} desk */
export function mount(root, desk) {
  return new Timeline(root, desk);
}

class Timeline {
  /** @param {HTMLElement} root @param {Desk} desk */
  constructor(root, desk) {
    this.desk = desk;
    this.lane = new Lane((n) => desk.seek(n));
    this.events = new EventList((n) => desk.seek(n));
    this.range = make("input", { type: "range", min: 1, value: 1, step: 1, class: "time-range", "aria-label": say("Moment"), oninput: () => { desk.seek(this.range.valueAsNumber); } });
    this.play = this.#button("", () => desk.director.toggle(), "time-play");
    this.live = this.#button("", () => this.toLive(), "time-live");
    this.place = make("span", { class: "time-place number" });
    this.speed = speeds(desk);
    root.replaceChildren(
      make("div", { class: "time-buttons" },
        this.#button(icon("previous"), () => this.jump(-1), "", say("Previous marker")),
        this.#button(icon("back"), () => desk.director.step(-1), "time-step", say("Previous event")),
        this.play,
        this.#button(icon("on"), () => desk.director.step(1), "time-step", say("Next event")),
        this.#button(icon("next"), () => this.jump(1), "", say("Next marker"))),
      make("div", { class: "time-buttons time-jumps" },
        this.#button([say("Kill"), icon("next")], () => this.jump(1, "kill"), "time-kill", say("Next kill")),
        this.#button([say("Meeting"), icon("next")], () => this.jump(1, "meeting"), "", say("Next meeting")),
        this.events.menu, new Highlights(desk).menu),
      make("form", { class: "time-lane", onsubmit: (event) => event.preventDefault() }, new Branches(desk).strip, this.lane.strip, this.range),
      make("div", { class: "time-buttons time-end" }, this.speed, this.place, this.live));
    for (const news of ["cursor", "frames", "standing", "view"]) desk.on(news, () => this.#soon());
    this.#soon();
  }

  #isDue = false;
  /** @type {{reel: Reel | null, upTo: number}} */
  #seen = { reel: null, upTo: 0 };

  show() {
    this.#soon();
  }

  /**
   * Jumps to the next landmark (`step` 1) or the one before (-1); of one kind, or of any.
   * @param {number} step @param {Landmark | null} [kind]
   */
  async jump(step, kind = null) {
    const { director, reel } = this.desk;
    const mark = reel.landmark(director.cursor, step, kind);
    if (mark) this.desk.seek(mark.n);
    else if (step > 0 && await this.desk.further()) await this.jump(step, kind);
    else if (step < 0 && !kind) this.desk.seek(1);
    else this.desk.tell("notice", say("There are none after this moment yet."));
  }

  /** Jumps to the last moment that the viewer may know of. */
  toEnd() {
    const { knowsAhead, reel } = this.desk;
    this.desk.seek(knowsAhead ? reel.head : this.#reach());
  }

  toLive() {
    const { director, reel } = this.desk;
    const skipped = digest(reel, director.cursor, this.desk.knowsAhead);
    const isNews = director.backlog > TELLING;
    director.follow();
    if (isNews) this.desk.tell("notice", skipped);
  }

  /** The last frame that the timeline shows. For viewers who may not know more, or who are live, it is the one on the
      stage, however much has already been received. */
  #reach() {
    const { director, reel, knowsAhead, isOpen } = this.desk;
    const upTo = this.#seen.reel === reel ? this.#seen.upTo : 0;
    this.#seen = { reel, upTo: Math.max(upTo, director.cursor) };
    return knowsAhead && !(isOpen && director.isFollowing) ? reel.head : this.#seen.upTo;
  }

  /**
   * @param {Child | Child[]} label @param {() => void} onclick @param {string} [look] @param {string | null} [title]
   */
  #button(label, onclick, look = "", title = null) {
    return make("button", { type: "button", class: `ctl ${look}`, title, "aria-label": title, onclick }, label);
  }

  /** Draws soon, so that several changes at one moment are drawn together. */
  #soon() {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.#draw();
    });
  }

  #draw() {
    const { director, reel, isOpen } = this.desk;
    const end = this.#reach();
    const marks = reel.landmarks.filter(({ n }) => n <= end);
    this.range.max = String(Math.max(end, 1));
    this.range.value = String(Math.max(director.cursor, 1));
    this.range.disabled = end === 0;
    this.range.setAttribute("aria-valuetext", say("frame %(n)s, %(tick)s s", { n: number(director.cursor), tick: number(reel.frame(director.cursor)?.tick ?? 0) }));
    this.lane.show(reel, marks, end);
    this.events.show(marks);
    this.place.textContent = this.desk.knowsAhead ? `#${number(director.cursor)} / ${number(reel.head)}` : `#${number(director.cursor)} …`;
    this.#label(this.play, director.isPlaying ? "pause" : "play", director.isPlaying ? say("Pause") : say("Play"));
    this.live.hidden = !isOpen;
    const isLate = director.backlog > LATE;
    this.live.setAttribute("aria-pressed", String(director.isFollowing && !isLate));
    this.live.textContent = isLate ? say("Jump to live") : director.isFollowing ? say("● Live") : say("Live");
    this.speed.value = String(director.speed);
  }

  /** @param {HTMLButtonElement} button @param {"play" | "pause"} sign @param {string} name */
  #label(button, sign, name) {
    if (button.dataset.sign === sign) return;
    button.dataset.sign = sign;
    button.replaceChildren(icon(sign));
    button.setAttribute("aria-label", name);
    button.title = name;
  }
}

/** @param {Desk} desk */
function speeds(desk) {
  /** @type {Record<number, string>} */
  const names = { 0.5: "½×", 1: "1×", 2: "2×", 4: "4×", Infinity: say("instant") };
  const select = make("select", { class: "time-speed", "aria-label": say("Speed"), onchange: () => { setSpeed(desk, Number(select.value)); } },
    SPEEDS.map((speed) => make("option", { value: String(speed) }, names[speed])));
  return select;
}

/** @param {Desk} desk @param {number} speed */
export function setSpeed(desk, speed) {
  desk.prefs.set("speed", speed === Infinity ? "instant" : speed);
  desk.director.setSpeed(speed);
}

/** What was skipped, in words. Kills are counted only if the view sees them all. @param {Reel} reel @param {number} from @param {boolean} isTold */
function digest(reel, from, isTold) {
  const count = (/** @type {Kind} */ kind) => reel.count(kind, from, reel.head);
  const minutes = Math.max(1, Math.round(reel.span(from, reel.head) / 60_000));
  const counts = { minutes, kills: count("Killed"), meetings: count("MeetingOpened"), lines: count("Spoke") };
  return isTold ? say("Skipped %(minutes)s min: kills %(kills)s, meetings %(meetings)s, lines %(lines)s.", counts)
    : say("Skipped %(minutes)s min: meetings %(meetings)s, lines %(lines)s.", counts);
}

/* Tells why the match is not moving: it has not begun, has halted, is silent, or the connection is lost. */

import { make } from "../../dom.js";
import { number, phrase, say, sayCount } from "../../words.js";

/** @import {Desk, Standing} from "../desk.js" */
/** @import {Moment} from "../playing/screening.js" */
/** @import {Line} from "../playing/wire.js" */

const SILENCE = 90_000;
const NOTICE = 8_000;
/** @type {Intl.DateTimeFormatOptions} */
const TO_THE_MINUTE = { year: "numeric", month: "short", day: "numeric", hour: "2-digit", minute: "2-digit", timeZoneName: "short" };
/** @type {Partial<Record<Standing["pause_cause"], string>>} */
const CAUSES = {
  operator: phrase("An operator paused the match."),
  outage: phrase("A model is not answering. The match will go on by itself."),
  spent: phrase("The match's budget has no room for another call. An operator decides how to go on."),
  budget: phrase("A model takes no calls: its key or its account is refused. An operator decides how to go on."),
  unheard: phrase("A model leaves question after question unanswered. An operator decides how to go on."),
  yielded: phrase("The match is making room for others, and will go on by itself."),
};

/** @param {HTMLElement} root @param {Desk} desk */
export function mount(root, desk) {
  return new Banner(root, desk);
}

class Banner {
  /** @param {HTMLElement} root @param {Desk} desk */
  constructor(root, desk) {
    this.root = root;
    this.desk = desk;
    /** @type {Line} */
    this.line = "connecting";
    this.heardAt = desk.now();
    this.heardTime = new Date();
    this.notice = "";
    this.mayOpen = false;
    /** @type {string | null} */
    this.drawn = null;
    desk.on("line", (/** @type {Line} */ line) => this.#changed({ line }));
    desk.on("standing", () => this.#draw());
    desk.on("notice", (notice) => this.#notify(notice));
    desk.on("frames", () => this.#changed({ heardAt: desk.now(), heardTime: new Date() }));
    setInterval(() => this.#draw(), 1_000);
    this.#draw();
  }

  /** @param {Moment} moment */
  show({ board, view }) {
    this.#changed({ mayOpen: view === "public" && Boolean(board.ended) });
  }

  /** @param {Partial<Pick<Banner, "line" | "heardAt" | "heardTime" | "mayOpen">>} change */
  #changed(change) {
    Object.assign(this, change);
    this.#draw();
  }

  /** @param {string} notice */
  #notify(notice) {
    this.notice = notice;
    this.#draw();
    setTimeout(() => this.notice === notice && this.#notify(""), NOTICE);
  }

  #draw() {
    const { words, because } = this.#told();
    this.root.hidden = words === "";
    if (`${words}\n${because}` === this.drawn) return;
    this.drawn = `${words}\n${because}`;
    this.root.ariaLive = this.line === "lost" && document.getElementById("alerts") ? "off" : "polite"; // the announcer already says it
    this.root.replaceChildren(words, " ", quoted(because), " ", this.#way() ?? "");
  }

  /** A button or link for what the viewer can do about it; null if there is nothing. */
  #way() {
    if (this.line === "refused") return button(say("Reload"), () => window.location.reload());
    if (this.desk.standing.status === "scheduled" && this.line !== "lost") {
      return make("a", { class: "ctl", href: this.desk.boot.urls.calendar }, say("Add to your calendar"));
    }
    const isIdle = this.line === "open" && !this.notice;
    return isIdle && this.mayOpen ? button(say("Open the glass"), () => this.desk.watch("glass")) : null;
  }

  /** The site's own words, and the reason in the words of whoever gave it. */
  #told() {
    const words = this.#words();
    return words ? { words, because: "" } : { words: this.#halt(this.desk.standing), because: this.desk.standing.reason };
  }

  #words() {
    const { reel } = this.desk;
    if (this.line === "refused") return say("This page no longer fits the match.");
    if (this.line === "lost") return say("The connection is lost; trying again. Everything up to #%(n)s is here.", { n: number(reel.head) });
    if (this.notice) return this.notice;
    return this.mayOpen ? say("Now you know what the table knew. The glass shows the rest.") : "";
  }

  /** @param {Standing} standing */
  #halt({ status, pause_cause: cause, resume_at: resumeAt }) {
    if (status === "scheduled") return begins(this.desk.boot.match.start_at, this.desk.startsAt - this.desk.now());
    if (status === "queued") return this.desk.reel.head ? "" : say("The match is waiting for a worker. It begins in a moment.");
    if (status === "paused") return [say(CAUSES[cause] ?? phrase("The match is paused.")), resumes(resumeAt)].filter(Boolean).join(" ");
    if (status === "interrupted") return say("The match was interrupted. An operator can resume it.");
    if (status === "aborted") return say("The match was aborted.");
    const isSilent = status === "running" && this.desk.now() - this.heardAt > SILENCE;
    return isSilent ? say("Nothing has happened since %(time)s.", { time: clock(this.heardTime) }) : "";
  }
}

/** @param {string} startAt @param {number} left Milliseconds until then by the server's clock, since the visitor's may be wrong. */
function begins(startAt, left) {
  const seconds = Math.ceil(left / 1_000);
  if (seconds <= 0) return say("The match begins in a moment.");
  if (seconds < 120) return sayCount("The match begins in %(count)s second.", "The match begins in %(count)s seconds.", seconds);
  if (seconds < 7_200) return say("The match begins in %(minutes)s minutes.", { minutes: Math.round(seconds / 60) });
  return say("The match begins on %(time)s.", { time: new Date(startAt).toLocaleString(document.documentElement.lang, TO_THE_MINUTE) });
}

/** @param {string | null} at */
function resumes(at) {
  return at ? say("Next try at %(time)s.", { time: clock(new Date(at)) }) : "";
}

/** @param {string} words */
function quoted(words) {
  return words ? make("bdi", { class: "banner-because", translate: "no" }, words) : "";
}

/** @param {Date} time */
function clock(time) {
  return time.toLocaleTimeString(document.documentElement.lang);
}

/** @param {string} label @param {() => void} onclick */
function button(label, onclick) {
  return make("button", { type: "button", class: "ctl", onclick }, label);
}

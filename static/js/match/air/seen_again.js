/* Replays the best moments of a match at its end, each for ten seconds, on the stage itself. It starts a few seconds
   after playback reached the end, unless motion is unwanted; any action of the viewer stops it. */

import { make } from "../../dom.js";
import { number, say, sayCount } from "../../words.js";
import { EACH, stretch } from "./second_look.js";

/** @import {Desk} from "../desk.js" */
/** @import {Best} from "./story.js" */

const WAIT = 6_000;

export class SeenAgain {
  /** @param {HTMLElement} stage @param {Desk} desk */
  constructor(stage, desk) {
    this.desk = desk;
    this.words = make("p", { role: "status" });
    this.bar = make("div", { class: "seen-again", hidden: true }, this.words,
      make("button", { type: "button", class: "ctl", onclick: () => this.stop() }, say("Stop")));
    stage.append(this.bar);
    desk.on("sought", () => this.#isOurs || this.#leave());
    desk.on("view", () => this.#leave());
    desk.on("cursor", () => this.isOn && !this.#isOurs && !desk.director.isPlaying && this.#leave());
  }

  /** @type {Best[]} */
  #best = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #at = -1;
  #until = Infinity;
  #isOurs = false;
  #wasAnnounced = false;

  get isOn() {
    return this.#at >= 0;
  }

  /** @param {Best[]} best */
  take(best) {
    this.#best = best;
  }

  /** Announces the replay, once, and starts it after a wait. */
  announce() {
    if (this.#wasAnnounced || !this.#best.length || this.desk.director.speed === Infinity) return;
    this.#wasAnnounced = true;
    this.#say(sayCount("The best moment will be shown again shortly.", "The %(count)s best moments will be shown again shortly.", this.#best.length));
    this.#timer = setTimeout(() => this.begin(), WAIT);
  }

  begin() {
    this.#wasAnnounced = true;
    this.#go(0);
  }

  /** Stops the replay and goes back to the end. */
  stop() {
    const wasOn = this.isOn;
    this.#leave();
    if (wasOn) this.desk.seek(this.desk.reel.head);
  }

  /** Frame n is shown now. @param {number} n */
  show(n) {
    if (this.isOn && n >= this.#until) {
      this.#until = Infinity;
      queueMicrotask(() => this.isOn && this.#ours(() => this.desk.director.pause()));
    }
  }

  /** @param {number} at */
  #go(at) {
    clearTimeout(this.#timer);
    const best = this.#best[at];
    if (!best) return this.stop();
    this.#at = at;
    const { from, until } = stretch(this.desk.reel, best.n);
    this.#until = until;
    this.#say(say("Again: %(at)s of %(all)s. %(headline)s", { at: number(at + 1), all: number(this.#best.length), headline: best.headline }));
    this.#ours(() => {
      this.desk.seek(from);
      this.desk.director.play();
    });
    this.#timer = setTimeout(() => this.#go(at + 1), EACH);
  }

  /** @param {() => void} act */
  #ours(act) {
    this.#isOurs = true;
    act();
    this.#isOurs = false;
  }

  #leave() {
    clearTimeout(this.#timer);
    this.#at = -1;
    this.#until = Infinity;
    this.bar.hidden = true;
  }

  /** @param {string} words */
  #say(words) {
    this.words.textContent = words;
    this.bar.hidden = false;
  }
}

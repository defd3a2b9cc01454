/* From the wire to the director: collects the frames of the current view, and finds the moment to show first. */

import * as address from "../address.js";
import { Reel } from "./reel.js";
import { Wire } from "./wire.js";

/** @import {Anchor} from "./reel.js" */
/** @import {Frame, View} from "../shapes.js" */
/** @import {Desk, Seated, Standing, Status, Thinking} from "../desk.js" */
/** @import {Heard} from "./wire.js" */

/** @typedef {{n?: number, follow?: true, start?: true, anchor?: Anchor}} Arrival */

export class Feed {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    /** @type {Heard<"hello"> | null} */
    this.greeting = null;
    this.costsGrow = desk.isOpen && (desk.boot.clerk || desk.boot.seats.some(({ model }) => model));
    const n = address.askedFrame();
    /** What to show as soon as its frames are here; null once it is shown. @type {Arrival | null} */
    this.arrival = n ? { n } : desk.isOpen ? { follow: true } : { start: true };
    desk.watch = (view) => this.watch(view);
    desk.on("sought", () => { this.arrival = null; });
    desk.on("cursor", () => this.moved());
    desk.further = () => this.#further();
    this.wire = new Wire(desk.boot.urls, {
      view: desk.boot.view,
      have: () => this.desk.reel.head,
      needs: (view) => (desk.isVeiled(view) ? this.#needs() : null),
      delay: desk.boot.delay,
      ears: {
        hello: (message) => this.#greeted(message),
        frames: ({ frames }) => this.#took(frames),
        signal: (message) => this.#signalled(message),
        end: () => this.#ended(),
        state: (state) => desk.tell("line", state),
      },
    });
  }

  /** The cursor has moved, so more frames may be needed. */
  moved() {
    if (this.desk.isVeiled(this.desk.view)) this.wire.look();
  }

  /** The frame up to which frames are needed: the one after the cursor, or farther if the viewer wants to go there. */
  #needs() {
    const { director, reel } = this.desk;
    const isSearching = Boolean(this.arrival?.anchor) || this.#searching.length > 0;
    return Math.max(this.arrival?.n ?? 0, director.goal + 1, isSearching ? reel.head + 1 : 0);
  }

  /** @returns {Promise<boolean>} */
  #further() {
    const { reel } = this.desk;
    if (!this.desk.isVeiled(reel.view) || reel.head >= (this.greeting?.head ?? 0)) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#searching.push(() => resolve(reel === this.desk.reel));
      this.wire.look();
    });
  }

  /** Callbacks that wait for more frames. @type {(() => void)[]} */
  #searching = [];

  /** Switches the view and keeps the moment, even if it is switched again before the frames are here. @param {View} view */
  watch(view) {
    const { director, reel } = this.desk;
    if (view === reel.view) return;
    this.#found();
    this.arrival ??= director.isFollowing && !this.desk.isVeiled(reel.view) ? { follow: true } : { anchor: this.#moment() };
    this.#led = null;
    this.greeting = null;
    director.take(new Reel(view));
    this.wire.watch(view);
    this.desk.tell("view", view);
    this.#ask();
  }

  /** The frame that the last switch led to, and the moment that it stands for. @type {{n: number, anchor: Anchor} | null} */
  #led = null;

  /** The moment to keep. After a switch without moving, it is still the original one, as views have gaps. */
  #moment() {
    const { director, reel } = this.desk;
    return this.#led?.n === director.cursor ? this.#led.anchor : reel.anchor(director.cursor);
  }

  /** @param {Heard<"hello">} message */
  #greeted(message) {
    if (message.view !== this.desk.view) return;
    this.greeting = message;
    if (message.status) this.#stand(message.status);
    this.#arrive();
  }

  /** @param {Frame[]} frames */
  #took(frames) {
    if (!this.greeting) return;
    if (!this.desk.reel.take(frames)) this.wire.watch(this.desk.view);
    if (this.desk.thinking.colors.length && this.desk.reel.head > this.desk.thinking.step) this.#thought({ colors: [], asked: 0, step: 0 });
    if (this.desk.isVeiled(this.desk.view)) this.desk.director.isFollowing = false;
    this.#arrive();
    this.#found();
    this.desk.tell("frames");
    if (this.costsGrow && frames.some(({ event }) => event.kind === "MeetingClosed")) this.#ask();
  }

  #found() {
    for (const go of this.#searching.splice(0)) go();
  }

  /** @param {Heard<"signal">} message */
  #signalled({ status, thinking, asked, step = 0, watching, asking }) {
    if (asking) this.desk.tell("asking");
    if (status) this.#stand(status);
    if (watching !== undefined) this.desk.tell("watching", watching);
    if (thinking && step >= this.desk.reel.head) this.#thought({ colors: thinking, asked: asked ?? thinking.length, step });
  }

  /** Takes who has not yet answered what was asked after the frame `step`. @param {Omit<Thinking, "since">} news */
  #thought({ colors, asked, step }) {
    const { thinking, now } = this.desk;
    const isSame = thinking.colors.length > 0 && thinking.step === step;
    this.desk.thinking = { colors, asked, step, since: isSame ? thinking.since : now() };
    this.desk.tell("thinking");
  }

  #ended() {
    if (this.desk.isOpen) this.#stand("finished");
  }

  /**
   * Takes the status from the wire, and fetches the reason and the costs, as far as the view may know them.
   * @param {Status} status
   */
  #stand(status) {
    const { standing } = this.desk;
    if (status === standing.status) return;
    this.desk.standing = { ...standing, status };
    this.desk.tell("standing");
    this.#ask();
  }

  async #ask() {
    const { boot, view } = this.desk;
    const answer = await fetch(`${boot.urls.now}?view=${view}`).catch(() => null);
    if (!answer?.ok || view !== this.desk.view) return;
    const { seats, ...standing } = /** @type {Standing & {seats: Seated[]}} */ (await answer.json());
    this.desk.standing = standing;
    for (const seat of seats) Object.assign(this.desk.seats.get(seat.color) ?? {}, seat);
    this.desk.tell("standing");
  }

  /** Shows the moment wanted as soon as its frames are here; once there, only reports that the reel has grown. */
  #arrive() {
    const { director, reel } = this.desk;
    if (this.arrival === null) return director.grew();
    const isAllHere = this.greeting !== null && reel.head >= this.greeting.head;
    const { n, anchor, follow, start } = this.arrival;
    if (n && (reel.head >= n || isAllHere)) this.#land(() => this.#stopAt(Math.min(n, reel.head)));
    else if (anchor && (isAllHere || reel.find(anchor) < reel.head)) this.#land(() => this.#lead(anchor));
    else if (follow && isAllHere) this.#land(() => director.follow());
    else if (start && reel.head) this.#land(() => this.#begin());
    return undefined;
  }

  /** @param {() => void} show */
  #land(show) {
    this.arrival = null;
    show();
  }

  /** @param {Anchor} anchor */
  #lead(anchor) {
    const n = Math.max(1, this.desk.reel.find(anchor));
    this.#led = { n, anchor };
    this.desk.director.seek(n);
  }

  /** Goes to frame n and pauses there, unless it begins a clip, which plays. @param {number} n */
  #stopAt(n) {
    if (address.askedEnd() === null) this.desk.director.pause();
    this.desk.seek(n);
  }

  #begin() {
    if (this.desk.isStill) this.desk.director.pause();
    this.desk.seek(1);
  }
}

/* Keeps the cursor, the last frame shown: advances it at a pace that can be followed, jumps where it is told, and on
   air follows the head. Everything that the page shows follows from the cursor. */

import { SHORTEST } from "./cuts.js";
import { hurried, pause } from "./pace.js";

/** @import {Frame} from "../shapes.js" */
/** @import {Reel} from "./reel.js" */

export const SPEEDS = [0.5, 1, 2, 4, Infinity];
const HURRIES_AFTER = 20_000;
const LONGEST_HOLD = 30_000;

export class Director {
  /** `show(n, from)` shows frame n; `from` is the frame that playback came from, or null after a jump.
   *  `areOne(frame, next)` says whether this viewer wants to see both as one.
   *  @param {Reel} reel
   *  @param {object} ways
   *  @param {(n: number, from: number | null) => void} ways.show
   *  @param {() => void} ways.changed
   *  @param {(frame: Frame, next: Frame) => boolean} ways.areOne
   *  @param {number} [ways.speed]
   *  @param {() => number} [ways.now] */
  constructor(reel, { show, changed, areOne, speed = 1, now = () => performance.now() }) {
    this.reel = reel;
    this.cursor = 0;
    this.isPlaying = true;
    this.isFollowing = false;
    this.speed = speed;
    this.show = show;
    this.changed = changed;
    this.areOne = areOne;
    this.now = now;
    this.#rest();
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #shownAt = 0;
  #heldUntil = 0;
  #cut = 0;
  #cutAt = -Infinity;
  /** @type {number | null} */
  #wanted = null;

  /** Takes another view's reel, and shows nothing of it until `seek` or `follow`. @param {Reel} reel */
  take(reel) {
    this.reel = reel;
    this.cursor = 0;
    this.#wanted = null;
    this.#heldUntil = 0;
  }

  /** The reel has grown, or has unpacked frames. */
  grew() {
    if (this.#wanted !== null && this.reel.isHere(this.#wanted)) this.seek(this.#wanted);
    else this.#schedule();
  }

  /** Goes to that frame at once, or as soon as it is here. @param {number} n */
  seek(n) {
    const wanted = Math.max(1, n);
    this.#wanted = this.reel.isHere(wanted) ? null : wanted;
    this.isFollowing = false;
    this.#heldUntil = 0;
    const reached = Math.min(wanted, this.reel.head);
    if (this.reel.isHere(reached)) this.#put(reached, null);
    else if (reached > 0) this.#unpack(reached);
    this.changed();
  }

  /** Has the reel unpack a frame that it keeps packed. @param {number} n */
  #unpack(n) {
    const { reel } = this;
    reel.open(n).then(() => reel === this.reel && this.grew());
  }

  /** Goes to the head, and stays there as it grows. */
  follow() {
    this.#wanted = null;
    this.isPlaying = true;
    this.#heldUntil = 0;
    if (this.cursor < this.reel.head) this.#put(this.reel.head, null);
    this.isFollowing = true;
    this.changed();
  }

  /** @param {number} by */
  step(by) {
    this.pause();
    this.seek(Math.min(Math.max(this.cursor + by, 1), this.reel.head));
  }

  play() {
    this.isPlaying = true;
    this.#shownAt = this.now();
    this.#schedule();
    this.changed();
  }

  pause() {
    this.isPlaying = false;
    this.isFollowing = false;
    this.#rest();
    this.changed();
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.speed = speed;
    this.#schedule();
    this.changed();
  }

  /** A panel asks for time to finish what it shows. @param {number} milliseconds */
  hold(milliseconds) {
    const until = this.now() + Math.min(milliseconds, LONGEST_HOLD) / this.speed;
    this.#heldUntil = Math.max(this.#heldUntil, until);
    this.#schedule();
  }

  /** Ends all holds and the current frame's time, so that the next frame is shown at once. */
  skip() {
    this.#heldUntil = 0;
    this.#shownAt = -Infinity;
    this.#schedule();
  }

  /** The frame that is wanted, or else the one shown. */
  get goal() {
    return this.#wanted ?? this.cursor;
  }

  /** How far the cursor is behind the head, in milliseconds at normal speed. */
  get backlog() {
    return this.reel.span(this.cursor, this.reel.head);
  }

  /** The tick of the next frame and the time until it is shown; null if playback rests or the frame is not here. */
  get ahead() {
    const next = this.reel.frame(this.cursor + 1);
    return next && this.isPlaying ? { tick: next.tick, ms: this.#pause(this.cursor) } : null;
  }

  #rest() {
    clearTimeout(this.#timer);
  }

  #schedule() {
    this.#rest();
    const isComing = this.#wanted !== null && this.#wanted <= this.reel.head;
    if (!this.isPlaying || isComing || this.cursor >= this.reel.head) return;
    const due = Math.max(this.#shownAt + this.#pause(this.cursor), this.#heldUntil, this.#cutDue(this.cursor));
    this.#timer = setTimeout(() => this.#advance(), Math.max(0, due - this.now()));
  }

  /** The earliest time for frame n + 1 if it begins another shot: the present shot lasts at least SHORTEST. @param {number} n */
  #cutDue(n) {
    const { reel } = this;
    if (reel.cuts.at(n + 1)[0]?.n !== n + 1 || this.#shownAt === -Infinity) return -Infinity;
    const [frame, next] = [reel.frame(n), reel.frame(n + 1)];
    return frame && next && this.areOne(frame, next) ? -Infinity : this.#cutAt + SHORTEST / this.speed;
  }

  /** Advances past all frames that need no time, to the first that does. */
  #advance() {
    const from = this.cursor;
    let n = from + 1;
    while (n < this.reel.head && this.reel.isHere(n + 1) && this.#pause(n) === 0 && this.#cutDue(n) <= this.now()) n += 1;
    if (this.reel.isHere(n)) this.#put(n, from);
    else this.#unpack(n);
  }

  /** @param {number} n @param {number | null} from */
  #put(n, from) {
    this.cursor = n;
    this.reel.attend(n);
    this.#shownAt = this.now();
    const cut = this.reel.cuts.at(n)[0]?.n ?? 0;
    if (cut !== this.#cut) [this.#cut, this.#cutAt] = [cut, this.#shownAt];
    if (from !== null && n === this.reel.head) this.isFollowing = true;
    this.show(n, from);
    this.#schedule();
  }

  /** @param {number} n */
  #pause(n) {
    const frame = this.reel.frame(n);
    const next = this.reel.frame(n + 1);
    if (!frame || !next || this.speed === Infinity || this.areOne(frame, next)) return 0;
    const isLate = this.isFollowing && this.backlog > HURRIES_AFTER;
    return ((isLate ? hurried : pause)(frame, next) + this.reel.cuts.wait(n + 1)) / this.speed;
  }
}

/* All frames of one view that have come so far, each with its board: any moment is a place in an array. */

import { merge } from "./merge.js";
import { COUNTED, tally } from "./kinds.js";
import { pause } from "./pace.js";

export class Reel {
  /** `landmarks` are the frames worth a place on the timeline; `counts` the public happenings up to each frame;
   *  `kinds` the numbers of all frames of a kind, for the kinds that somebody counts. */
  constructor(view) {
    this.view = view;
    this.frames = [];
    this.boards = [];
    this.clock = [];
    this.counts = [];
    this.landmarks = [];
    this.kinds = new Map(COUNTED.map((kind) => [kind, []]));
  }

  get head() {
    return this.frames.length;
  }

  frame(n) {
    return this.frames[n - 1] ?? null;
  }

  board(n) {
    return this.boards[n - 1] ?? null;
  }

  /** How long playing takes from one frame to another, in milliseconds at normal speed. */
  span(from, to) {
    return to > from ? this.clock[to - 1] - (this.clock[from - 1] ?? 0) : 0;
  }

  /** Takes what follows; frames that are here already are passed over. False if some are missing in between. */
  take(frames) {
    for (const frame of frames) {
      if (frame.n <= this.head) continue;
      if (frame.n !== this.head + 1) return false;
      this.#add(frame);
    }
    return true;
  }

  #add({ board, ...frame }) {
    const last = this.frame(this.head);
    const before = this.boards[this.head - 1] ?? {};
    this.boards.push(board === undefined ? before : merge(before, board));
    this.clock.push((this.clock.at(-1) ?? 0) + (last ? pause(last, frame) : 0));
    const { count, landmark } = tally(frame);
    this.counts.push((this.counts.at(-1) ?? 0) + count);
    this.frames.push(frame);
    this.kinds.get(frame.event.kind)?.push(frame.n);
    if (landmark) this.landmarks.push({ n: frame.n, kind: landmark, caption: frame.caption });
  }

  /** How many frames of that kind there are after `from` and up to `to`. */
  count(kind, from, to) {
    const places = this.kinds.get(kind);
    return reached(places, to) - reached(places, from);
  }

  /** The next landmark after (or, `step` -1, the last before) a frame, of one kind or of any. */
  landmark(n, step, kind = null) {
    const wanted = this.landmarks.filter((mark) => (kind ? mark.kind === kind : true) && (mark.n - n) * step > 0);
    return (step > 0 ? wanted[0] : wanted.at(-1)) ?? null;
  }

  /** A moment that another view's reel can find again: what everybody perceived until then, and the time. */
  anchor(n) {
    return { count: this.counts[n - 1] ?? 0, tick: this.frame(n)?.tick ?? 0 };
  }

  /** The last frame not later than that moment; 0 if it is not here. */
  find({ count, tick }) {
    let n = 0;
    while (n < this.head && (this.counts[n] < count || (this.counts[n] === count && this.frames[n].tick <= tick))) n += 1;
    return n;
  }
}

/** How many of these ascending numbers are not above n. */
function reached(numbers, n) {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] <= n) low = middle + 1;
    else high = middle;
  }
  return low;
}

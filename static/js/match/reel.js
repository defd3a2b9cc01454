/* All frames of one view that have come so far, each with its board: any moment is a place in an array. */

import { merge } from "./merge.js";
import { tally } from "./kinds.js";
import { pause } from "./pace.js";

export class Reel {
  /** `landmarks` are the frames worth a place on the timeline; `counts` the public happenings up to each frame. */
  constructor(view) {
    this.view = view;
    this.frames = [];
    this.boards = [];
    this.clock = [];
    this.counts = [];
    this.landmarks = [];
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
    if (landmark) this.landmarks.push({ n: frame.n, kind: landmark });
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

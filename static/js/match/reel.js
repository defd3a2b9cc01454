/* All frames of one view that have come so far, each with its board: any moment is a place in an array. In a match of
   many thousand frames, those far from the head and from where the viewer is are packed away until they are wanted. */

import { COUNTED, purpose, tally } from "./kinds.js";
import { pause } from "./pace.js";
import { STACK, Stack } from "./shelf.js";

const AT_HEAD = 16;
const [BEFORE, AFTER] = [3, 1];
/** What is left in one head alone, and where the reel notes it. */
const IN_A_HEAD = { Thought: "thoughts", NotesUpdated: "notes", NotesConsolidated: "notes", Stumbled: "stumbles" };

export class Reel {
  /** `landmarks` are the frames worth a place on the timeline; `kinds` the numbers of all frames of a kind, for the
   *  kinds that somebody counts; `thoughts`, `notes` and `stumbles` those in which a player thought, wrote something
   *  down, and lost its turn. */
  constructor(view) {
    this.view = view;
    this.head = 0;
    this.landmarks = [];
    this.kinds = new Map(COUNTED.map((kind) => [kind, []]));
    this.thoughts = new Map();
    this.notes = new Map();
    this.stumbles = new Map();
  }

  #stacks = [];
  #near = 0;
  #clock = [];
  #ticks = [];
  #counts = [];
  #answers = new Map();

  /** Null if it has not come, or is packed away. */
  frame(n) {
    return this.#stack(n)?.frames?.[(n - 1) % STACK] ?? null;
  }

  board(n) {
    return this.#stack(n)?.boards?.[(n - 1) % STACK] ?? null;
  }

  tick(n) {
    return this.#ticks[n - 1] ?? 0;
  }

  /** Whether it can be shown at once. */
  isHere(n) {
    return this.#stack(n)?.isOpen ?? false;
  }

  areHere(from, to) {
    return this.#stacks.slice(place(from), place(to) + 1).every(({ isOpen }) => isOpen);
  }

  /** Where the viewer is now: what lies around is kept open, and what lies far away is packed. */
  attend(n) {
    const near = place(n);
    if (near === this.#near) return;
    this.#near = near;
    this.#tidy();
  }

  /** Makes that frame ready, with those around it. */
  async open(n) {
    this.#near = place(n);
    await Promise.all(this.#around().map((stack) => stack.isOpen || stack.open()));
    this.#tidy();
  }

  /** How long playing takes from one frame to another, in milliseconds at normal speed. */
  span(from, to) {
    return to > from ? this.#clock[to - 1] - (this.#clock[from - 1] ?? 0) : 0;
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

  /** How many frames of that kind there are after `from` and up to `to`. */
  count(kind, from, to) {
    const places = this.kinds.get(kind);
    return reached(places, to) - reached(places, from);
  }

  /** The last frame up to n in which this player thought; 0 if there is none. */
  thought(color, n) {
    return latest(this.thoughts.get(color) ?? [], n);
  }

  /** The last in which it wrote something down. */
  noted(color, n) {
    return latest(this.notes.get(color) ?? [], n);
  }

  /** The last in which it lost its turn. */
  stumbled(color, n) {
    return latest(this.stumbles.get(color) ?? [], n);
  }

  /** Of a frame in which somebody thought or stumbled: what was `asked`, what that took of a model (`call`), and why the
   *  turn was lost (`reason`). */
  answer(n) {
    return this.#answers.get(n) ?? null;
  }

  /** The next landmark after (or, `step` -1, the last before) a frame, of one kind or of any. */
  landmark(n, step, kind = null) {
    const wanted = this.landmarks.filter((mark) => (kind ? mark.kind === kind : true) && (mark.n - n) * step > 0);
    return (step > 0 ? wanted[0] : wanted.at(-1)) ?? null;
  }

  /** A moment that another view's reel can find again: what everybody perceived until then, and the time. */
  anchor(n) {
    return { count: this.#counts[n - 1] ?? 0, tick: this.tick(n) };
  }

  /** The last frame not later than that moment; 0 if it is not here. */
  find({ count, tick }) {
    const [counts, ticks] = [this.#counts, this.#ticks];
    let n = 0;
    while (n < this.head && (counts[n] < count || (counts[n] === count && ticks[n] <= tick))) n += 1;
    return n;
  }

  #add(frame) {
    const last = this.frame(this.head);
    const stack = this.#stacks.at(-1);
    if (stack && !stack.isFull) stack.add(frame);
    else this.#begin(stack?.last ?? {}).add(frame);
    this.head = frame.n;
    this.#clock.push((this.#clock.at(-1) ?? 0) + (last ? pause(last, frame) : 0));
    this.#ticks.push(frame.tick);
    this.#index(frame);
  }

  #begin(base) {
    const stack = new Stack(base);
    this.#stacks.push(stack);
    this.#tidy();
    return stack;
  }

  #index(frame) {
    const { n, event, caption, call } = frame;
    const { count, landmark } = tally(frame);
    this.#counts.push((this.#counts.at(-1) ?? 0) + count);
    this.kinds.get(event.kind)?.push(n);
    if (landmark) this.landmarks.push({ n, kind: landmark, caption });
    const own = this[IN_A_HEAD[event.kind]];
    if (!own) return;
    if (own !== this.notes) this.#answers.set(n, { call, reason: event.reason, asked: event.asked ?? purpose(this.board(n), event.color) });
    if (!own.has(event.color)) own.set(event.color, []);
    own.get(event.color).push(n);
  }

  #stack(n) {
    return this.#stacks[place(n)];
  }

  #around() {
    return this.#stacks.slice(Math.max(0, this.#near - BEFORE), this.#near + AFTER + 1);
  }

  #tidy() {
    const isIdle = (at) => at < this.#stacks.length - AT_HEAD && (at < this.#near - BEFORE || at > this.#near + AFTER);
    this.#stacks.forEach((stack, at) => stack.isOpen && isIdle(at) && stack.close(() => isIdle(at)));
    for (const stack of this.#around()) if (!stack.isOpen) stack.open();
  }
}

function place(n) {
  return Math.floor((n - 1) / STACK);
}

/** The last of these ascending numbers that is not above n; 0 if there is none. */
function latest(numbers, n) {
  return numbers[reached(numbers, n) - 1] ?? 0;
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

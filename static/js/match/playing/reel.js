/* All frames of one view received so far, each with its board; frames are numbered from 1. In a match of many thousand
   frames, those far from the head and from the viewer are packed until they are needed. */

import { Cuts } from "./cuts.js";
import { whenIdle } from "./idle.js";
import { COUNTED, purpose, tally } from "./kinds.js";
import { pause } from "./pace.js";
import { STACK, Stack } from "./packed_frames.js";
import { SuspicionHistory } from "./suspicion.js";
import { Walks } from "./walks.js";

/** @import {Asked, Board, Call, Color, Event, Frame, Kind, View} from "../shapes.js" */
/** @import {Landmark} from "./kinds.js" */

/** @typedef {{n: number, kind: Landmark, caption: string}} Mark */
/** @typedef {{asked: Asked, call?: Call, reason?: string}} Answer */
/** @typedef {{view: View, n: number, count: number, tick: number}} Anchor */

const AT_HEAD = 32;
const [BEFORE, AFTER] = [6, 2];
/** Kinds of events that concern one player's mind, and the field of the reel that lists their frames. */
const IN_A_HEAD = /** @type {const} */ ({ Thought: "thoughts", NotesUpdated: "notes", NotesConsolidated: "notes", Stumbled: "stumbles" });

export class Reel {
  /** `landmarks` are the frames worth a place on the timeline; `kinds` the numbers of all frames of each kind in
   *  `COUNTED`; `thoughts`, `notes` and `stumbles` those in which each player thought, wrote something down, and lost
   *  its turn.
   *  @param {View} view */
  constructor(view) {
    this.view = view;
    this.head = 0;
    /** @type {Mark[]} */
    this.landmarks = [];
    /** @type {Map<Kind, number[]>} */
    this.kinds = new Map(COUNTED.map((kind) => [kind, []]));
    /** @type {Map<Color, number[]>} */
    this.thoughts = new Map();
    /** @type {Map<Color, number[]>} */
    this.notes = new Map();
    /** @type {Map<Color, number[]>} */
    this.stumbles = new Map();
    this.suspicions = new SuspicionHistory();
    this.cuts = new Cuts();
    this.walks = new Walks();
  }

  /** @type {Stack[]} */
  #stacks = [];
  #near = 0;
  /** @type {number[]} */
  #clock = [];
  /** @type {number[]} */
  #ticks = [];
  /** @type {number[]} */
  #counts = [];
  /** @type {Map<number, Answer>} */
  #answers = new Map();

  /** Frame n; null if it has not come, or is packed. @param {number} n */
  frame(n) {
    return this.#stack(n)?.frame((n - 1) % STACK) ?? null;
  }

  /** @param {number} n */
  board(n) {
    return this.#stack(n)?.board((n - 1) % STACK) ?? null;
  }

  /** @param {number} n */
  tick(n) {
    return this.#ticks[n - 1] ?? 0;
  }

  /** Whether frame n can be shown at once. @param {number} n */
  isHere(n) {
    return n <= this.head && (this.#stack(n)?.isOpen ?? false);
  }

  /** @param {number} from @param {number} to */
  areHere(from, to) {
    return this.#stacks.slice(place(from), place(to) + 1).every(({ isOpen }) => isOpen);
  }

  /** The viewer is at frame n: keeps the stacks around it open, and packs those far away. @param {number} n */
  attend(n) {
    const near = place(n);
    if (near === this.#near) return;
    this.#near = near;
    this.#tidy();
  }

  /** Opens frame n's stack and the one before it, then, without waiting, those around. @param {number} n */
  async open(n) {
    this.#near = place(n);
    await opened(this.#stacks.slice(Math.max(0, this.#near - 1), this.#near + 1));
    whenIdle(() => this.#tidy());
  }

  /** Like `open`, but waits for all stacks around as well. @param {number} n */
  async openAround(n) {
    await this.open(n);
    await opened(this.#around());
  }

  /** Whether frame n is open, or among the stacks kept open around the viewer. @param {number} n */
  isNear(n) {
    return this.isHere(n) || this.#around().includes(/** @type {Stack} */ (this.#stack(n)));
  }

  /**
   * How long playing takes from one frame to another, in milliseconds at normal speed.
   * @param {number} from @param {number} to
   */
  span(from, to) {
    return to > from ? this.#clock[to - 1] - (this.#clock[from - 1] ?? 0) : 0;
  }

  /**
   * Takes the next frames, ignoring those that are here already. Returns false if frames are missing in between.
   * @param {Frame[]} frames
   */
  take(frames) {
    for (const frame of frames) {
      if (frame.n <= this.head) continue;
      if (frame.n !== this.head + 1) return false;
      this.#add(frame);
    }
    return true;
  }

  /**
   * How many frames of that kind there are after `from` and up to `to`.
   * @param {Kind} kind @param {number} from @param {number} to
   */
  count(kind, from, to) {
    const places = this.places(kind);
    return reached(places, to) - reached(places, from);
  }

  /** The numbers of all frames of a kind in `COUNTED`; throws for any other. @param {Kind} kind */
  places(kind) {
    const found = this.kinds.get(kind);
    if (!found) throw new Error(`nobody counts ${kind}`);
    return found;
  }

  /** The last frame up to n in which this player thought; 0 if there is none. @param {Color} color @param {number} n */
  thought(color, n) {
    return latest(this.thoughts.get(color) ?? [], n);
  }

  /** The last frame up to n in which this player wrote something down; 0 if there is none. @param {Color} color @param {number} n */
  noted(color, n) {
    return latest(this.notes.get(color) ?? [], n);
  }

  /** The last frame up to n in which this player lost its turn; 0 if there is none. @param {Color} color @param {number} n */
  stumbled(color, n) {
    return latest(this.stumbles.get(color) ?? [], n);
  }

  /** For a frame in which a player thought or stumbled: what was `asked`, what the call to its model took (`call`), and
   *  why the turn was lost (`reason`).
   *  @param {number} n */
  answer(n) {
    return this.#answers.get(n) ?? null;
  }

  /** The next landmark after a frame, or with `step` -1 the last before it; of one kind, or of any.
   *  @param {number} n @param {number} step @param {Landmark | null} [kind] */
  landmark(n, step, kind = null) {
    const wanted = this.landmarks.filter((mark) => (kind ? mark.kind === kind : true) && (mark.n - n) * step > 0);
    return (step > 0 ? wanted[0] : wanted.at(-1)) ?? null;
  }

  /**
   * A moment that another view's reel can find: how many shared events there were by then, and the tick.
   * @param {number} n @returns {Anchor}
   */
  anchor(n) {
    return { view: this.view, n, count: this.#counts[n - 1] ?? 0, tick: this.tick(n) };
  }

  /** The last frame not later than that moment; 0 if there is none. Exact if the anchor is of this view. @param {Anchor} anchor */
  find({ view, n: own, count, tick }) {
    if (view === this.view) return Math.min(own, this.head);
    const [counts, ticks] = [this.#counts, this.#ticks];
    let n = 0;
    while (n < this.head && (counts[n] < count || (counts[n] === count && ticks[n] <= tick))) n += 1;
    return n;
  }

  /** @param {Frame} frame */
  #add(frame) {
    const last = this.frame(this.head);
    const stack = this.#stacks.at(-1);
    if (stack && !stack.isFull) stack.add(frame);
    else this.#begin(stack?.last ?? null).add(frame);
    this.head = frame.n;
    const after = last ? pause(last, frame) : 0;
    this.#ticks.push(frame.tick);
    this.walks.take(frame);
    this.#index(frame);
    this.#clock.push((this.#clock.at(-1) ?? 0) + after + this.#cut(frame, after));
  }

  /** @param {Frame} frame @param {number} after */
  #cut(frame, after) {
    const board = this.board(frame.n);
    return board ? this.cuts.take(frame, board, after, this.suspicions.note(frame, board)) : 0;
  }

  /** @param {Board | null} base */
  #begin(base) {
    const stack = new Stack(base);
    this.#stacks.push(stack);
    this.#tidy();
    return stack;
  }

  /** @param {Frame} frame */
  #index(frame) {
    const { n, event, caption, call } = frame;
    const { count, landmark } = tally(frame);
    this.#counts.push((this.#counts.at(-1) ?? 0) + count);
    this.kinds.get(event.kind)?.push(n);
    if (landmark) this.landmarks.push({ n, kind: landmark, caption });
    if (event.kind === "Stumbled") this.#answers.set(n, { call, reason: event.reason, asked: event.asked });
    const board = this.board(n);
    if (event.kind === "Thought" && board) this.#answers.set(n, { call, asked: purpose(board, event.color) });
    if (!isInAHead(event)) return;
    const own = this[IN_A_HEAD[event.kind]];
    const numbers = own.get(event.color);
    if (numbers) numbers.push(n);
    else own.set(event.color, [n]);
  }

  /** @param {number} n */
  #stack(n) {
    return this.#stacks[place(n)];
  }

  #around() {
    return this.#stacks.slice(Math.max(0, this.#near - BEFORE), this.#near + AFTER + 1);
  }

  #tidy() {
    const isIdle = (/** @type {number} */ at) => at < this.#stacks.length - AT_HEAD && (at < this.#near - BEFORE || at > this.#near + AFTER);
    this.#stacks.forEach((stack, at) => stack.isOpen && isIdle(at) && stack.close(() => isIdle(at)));
    for (const stack of this.#around()) if (!stack.isOpen) stack.open();
  }
}

/** @param {Stack[]} stacks */
function opened(stacks) {
  return Promise.all(stacks.map((stack) => stack.isOpen || stack.open()));
}

/** @param {Event} event @returns {event is Extract<Event, {kind: keyof typeof IN_A_HEAD}>} */
function isInAHead(event) {
  return event.kind in IN_A_HEAD;
}

/** @param {number} n */
function place(n) {
  return Math.floor((n - 1) / STACK);
}

/**
 * The last of these ascending numbers that is not above n; 0 if there is none.
 * @param {number[]} numbers @param {number} n
 */
function latest(numbers, n) {
  return numbers[reached(numbers, n) - 1] ?? 0;
}

/** How many of these ascending numbers are not above n. @param {number[]} numbers @param {number} n */
function reached(numbers, n) {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] <= n) low = middle + 1;
    else high = middle;
  }
  return low;
}

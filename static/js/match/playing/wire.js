/* Brings frames: the existing ones in stretches, which any cache may hold, and new ones by the socket. Without a
   socket, new ones come in stretches as well. */

import { LastingSocket } from "../../lasting_socket.js";
import { Stretches } from "./stretches.js";

/** @import {Color, Frame, View} from "../shapes.js" */
/** @import {Status} from "../desk.js" */
/** @import {Stretch} from "./stretches.js" */

/** @typedef {"connecting" | "open" | "lost" | "refused"} Line */

/** @typedef {object} Hello What follows belongs to this view; `head` is the number of its last frame.
 * @property {"hello"} type
 * @property {View} view
 * @property {number} head Infinity until it is known, while stretches are read.
 * @property {Status | null} status Null until then.
 */

/** @typedef {object} Frames
 * @property {"frames"} type
 * @property {Frame[]} frames
 */

/** @typedef {object} Signal Not logged, and may be lost. During a long silence it tells `head` and `status`. After the entry `step`, `asked` players were asked; those in `thinking` have not answered yet.
 * @property {"signal"} type
 * @property {number} [head]
 * @property {Status} [status]
 * @property {number | null} [watching]
 * @property {Color[]} [thinking]
 * @property {number} [asked]
 * @property {string} [asking] The colour of a person who has a question, or one less.
 * @property {number} [step]
 */

/** @typedef {object} Mistake
 * @property {"error"} type
 * @property {string} reason
 */

/** @typedef {object} End
 * @property {"end"} type
 */

/** @typedef {Hello | Frames | Signal | Mistake | End} Message */

/** @template {Message["type"]} Type @typedef {Extract<Message, {type: Type}>} Heard */

/** @typedef {{[Type in Message["type"]]?: (message: Heard<Type>) => void} & {state: (line: Line) => void}} Ears */

/** @typedef {object} Wish What the page sends; the language is only in the address.
 * @property {View} watch
 * @property {number} after
 * @property {string} [lang]
 */

const SILENCE = 15_000;
const LOOKS_EVERY = 1_000;
const LONGEST_WAIT = 15_000;
/** Pages that can follow in stretches retry the socket less often: there may be a million of them. */
const LONGEST_WAIT_FOLLOWING = 300_000;

export class Wire {
  /** `ears` hear `hello`, `frames`, `signal`, `end`, `error` messages, and `state`: connecting, open, lost, refused.
   *  `have()` returns the number up to which all frames of the view are here. Messages are passed on `delay`
   *  milliseconds late, to match a delayed picture. `needs(view)` returns up to which frame a view is needed that is
   *  loaded piece by piece, and null for all others.
   *  @param {{socket: string, frames: string}} paths
   *  @param {{view: View, ears: Ears, have: () => number, needs?: (view: View) => number | null, delay?: number}} wishes */
  constructor({ socket, frames }, { view, ears, have, needs = () => null, delay = 0 }) {
    this.frames = frames;
    this.view = view;
    this.ears = ears;
    this.have = have;
    this.needs = needs;
    this.delay = delay;
    this.asked = view;
    this.socket = new LastingSocket(socket, {
      query: () => this.#query(),
      silence: SILENCE,
      ears: {
        opened: () => this.asked !== this.view && this.#wish(),
        said: (data) => this.#said(JSON.parse(data)),
        lost: () => this.#lost(),
        refused: () => this.#refused(),
      },
    });
    this.ears.state("connecting");
    this.#open();
  }

  /** @type {Stretches | null} */
  #stretches = null;
  /** Raised to stop following in stretches: a loop ends when it is no longer the number that it began with. */
  #round = 0;
  /** Whether the socket has greeted in this view, so that its messages belong to it. */
  #isJoined = false;
  /** The last frame that the socket has sent, or did not have to send. */
  #told = 0;
  #after = 0;
  /** Resumes loading that paused because enough was here. @type {(() => void) | null} */
  #wanted = null;

  /** Checks again whether more frames are needed. */
  look() {
    this.#wanted?.();
  }

  /** Switches to another view, or asks for the same again from what is here. @param {View} view */
  watch(view) {
    this.view = view;
    this.look();
    this.socket.isOver = false;
    if (!this.have()) this.#open();
    else if (this.socket.isOpen) this.#wish();
    else this.socket.open();
  }

  #open() {
    this.#isJoined = false;
    this.#stretches = new Stretches(`${this.frames}${this.view}/?${new URLSearchParams({ lang: document.documentElement.lang })}`, this.needs(this.view) !== null);
    this.#pass({ type: "hello", view: this.view, head: Infinity, status: null });
    this.#follow(this.#stretches);
  }

  /** Follows in stretches until the socket has taken over, or the match is over. @param {Stretches} stretches */
  async #follow(stretches) {
    this.#round += 1;
    const round = this.#round;
    for (let failures = 0; ; ) {
      const stretch = await stretches.next();
      if (round !== this.#round) return;
      failures = stretch ? 0 : failures + 1;
      if (stretch) this.#take(stretch);
      else if (this.socket.failures) this.ears.state("lost");
      if (this.socket.isOver) return;
      while (stretch && !stretch.status && round === this.#round && this.#isEnough()) await this.#wished();
      if (round !== this.#round) return;
      if (stretch && !stretch.status) continue;
      this.#join();
      await new Promise((resolve) => setTimeout(resolve, Math.min(LOOKS_EVERY * 2 ** failures, LONGEST_WAIT)));
      if (round !== this.#round) return;
    }
  }

  #isEnough() {
    const needed = this.needs(this.view);
    return needed !== null && this.have() >= needed;
  }

  /** @returns {Promise<void>} */
  #wished() {
    return new Promise((resolve) => { this.#wanted = resolve; });
  }

  /** @param {Stretch} stretch */
  #take({ frames, status }) {
    this.socket.longestWait = LONGEST_WAIT_FOLLOWING;
    const fresh = frames.filter(({ n }) => n > this.have());
    if (fresh.length) this.#pass({ type: "frames", frames: fresh });
    if (!status) return;
    this.#pass({ type: "hello", view: this.view, head: frames.at(-1)?.n ?? 0, status });
    if (isOver(status)) this.#pass({ type: "end" });
  }

  #join() {
    if (!this.socket.isOpen) this.socket.open();
    else if (this.asked !== this.view) this.#wish();
  }

  #query() {
    return { view: this.#beginsAsking(), after: String(this.#after) };
  }

  #wish() {
    /** @type {Wish} */
    const wish = { watch: this.#beginsAsking(), after: this.#after };
    this.socket.say(wish);
  }

  #beginsAsking() {
    this.asked = this.view;
    this.#after = this.have();
    return this.view;
  }

  /** Takes a message of the socket; until it greets in this view, its messages are of another one. @param {Message} message */
  #said(message) {
    if (message.type === "hello") {
      this.socket.trust();
      this.#isJoined = message.view === this.view;
      if (this.#isJoined) this.#round += 1;
      this.#told = this.#after;
    }
    if (this.#isJoined && this.#isBehind(message)) return this.#wish();
    if (this.#isJoined || message.type === "error") this.#pass(message);
    return undefined;
  }

  /** Whether a signal shows that frames, or the end, got lost. @param {Message} message */
  #isBehind(message) {
    if (message.type === "frames") this.#told = message.frames.at(-1)?.n ?? this.#told;
    if (message.type !== "signal") return false;
    return (message.head ?? 0) > this.#told || (isOver(message.status) && !this.socket.isOver);
  }

  #lost() {
    if (this.#isJoined && this.#stretches) {
      this.#isJoined = false;
      this.#follow(this.#stretches);
    }
  }

  #refused() {
    this.#round += 1;
    this.ears.state("refused");
  }

  /** @param {Message} message */
  #pass(message) {
    if (message.type === "end") this.socket.isOver = true;
    if (this.delay) setTimeout(() => this.#hear(message), this.delay);
    else this.#hear(message);
  }

  /** @param {Message} message */
  #hear(message) {
    if (message.type === "hello" && message.status) this.ears.state("open");
    const ear = /** @type {((message: Message) => void) | undefined} */ (this.ears[message.type]);
    ear?.(message);
  }
}

/** @param {Status} [status] */
function isOver(status) {
  return status === "finished" || status === "aborted";
}

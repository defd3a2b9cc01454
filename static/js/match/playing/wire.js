/* The socket: says which view is wished and what is here already. */

import { LastingSocket } from "../../lasting_socket.js";

/** @import {Color, Frame, View} from "../shapes.js" */
/** @import {Status} from "../desk.js" */

/** @typedef {"connecting" | "open" | "lost" | "refused"} Line */

/** @typedef {object} Hello What follows belongs to this view; `head` is the number of its last frame.
 * @property {"hello"} type
 * @property {View} view
 * @property {number} head
 * @property {Status} status
 */

/** @typedef {object} Frames
 * @property {"frames"} type
 * @property {Frame[]} frames
 */

/** @typedef {object} Signal Not logged, may be lost. After the entry `step`, `asked` were asked, and these have not answered yet.
 * @property {"signal"} type
 * @property {number} [head]
 * @property {Status} [status]
 * @property {number | null} [watching]
 * @property {Color[]} [thinking]
 * @property {number} [asked]
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

/** @typedef {object} Wish What the page says: its language in the address alone.
 * @property {View} watch
 * @property {number} after
 * @property {string} [lang]
 */

const SILENCE = 15_000;

export class Wire {
  /** `ears` hear `hello`, `frames`, `signal`, `end`, `error` messages, and `state`: connecting, open, lost, refused;
   *  `have()` says up to which frame of the view everything is here. Whoever shows a delayed picture hears with the
   *  same `delay`, in milliseconds.
   *  @param {string} path @param {{view: View, ears: Ears, have: () => number, delay?: number}} wishes */
  constructor(path, { view, ears, have, delay = 0 }) {
    this.view = view;
    this.ears = ears;
    this.have = have;
    this.delay = delay;
    this.asked = view;
    this.socket = new LastingSocket(path, {
      query: () => this.#query(),
      silence: SILENCE,
      ears: {
        opened: () => this.asked !== this.view && this.#wish(),
        said: (data) => this.#said(JSON.parse(data)),
        lost: () => ears.state("lost"),
        refused: () => ears.state("refused"),
      },
    });
    this.ears.state("connecting");
    this.socket.open();
  }

  /** Another view, or the same once more from what is here. @param {View} view */
  watch(view) {
    this.view = view;
    this.socket.isOver = false;
    if (this.socket.isOpen) return this.#wish();
    if (!this.socket.failures) this.ears.state("connecting");
    return this.socket.open();
  }

  #query() {
    this.asked = this.view;
    return { view: this.view, after: String(this.have()) };
  }

  #wish() {
    /** @type {Wish} */
    const wish = { watch: this.view, after: this.have() };
    this.socket.say(wish);
  }

  /** @param {Message} message */
  #said(message) {
    if (message.type === "hello") this.socket.trust();
    if (message.type === "end") this.socket.isOver = true;
    if (this.delay) setTimeout(() => this.#hear(message), this.delay);
    else this.#hear(message);
  }

  /** @param {Message} message */
  #hear(message) {
    if (message.type === "hello") this.ears.state("open");
    const ear = /** @type {((message: Message) => void) | undefined} */ (this.ears[message.type]);
    ear?.(message);
  }
}

/* The socket: says which view is wished and what is here already, comes back after every loss, and notices silence. */

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
const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const REFUSED = new Set([4400, 4404]);

export class Wire {
  /** `ears` hear `hello`, `frames`, `signal`, `end`, `error` messages, and `state`: connecting, open, lost, refused;
   *  `have()` says up to which frame of the view everything is here. Whoever shows a delayed picture hears with the
   *  same `delay`, in milliseconds.
   *  @param {string} path @param {{view: View, ears: Ears, have: () => number, delay?: number}} wishes */
  constructor(path, { view, ears, have, delay = 0 }) {
    this.path = path;
    this.view = view;
    this.ears = ears;
    this.have = have;
    this.delay = delay;
    this.failures = 0;
    this.isOver = false;
    window.addEventListener("online", () => this.#soon(0));
    this.#connect();
  }

  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #silence;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retry;

  /** Another view, or the same once more from what is here. @param {View} view */
  watch(view) {
    this.view = view;
    this.isOver = false;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#wish();
    else this.#soon(0);
  }

  #connect() {
    clearTimeout(this.#retry);
    this.ears.state(this.failures ? "lost" : "connecting");
    const { protocol, host } = window.location;
    const scheme = protocol === "https:" ? "wss:" : "ws:";
    const asked = this.view;
    const query = new URLSearchParams({ view: asked, after: String(this.have()), lang: document.documentElement.lang });
    const socket = new WebSocket(`${scheme}//${host}${this.path}?${query}`);
    this.#socket = socket;
    socket.onopen = () => asked !== this.view && this.#wish();
    const hear = (/** @type {string} */ data) => socket === this.#socket && this.#hear(JSON.parse(data));
    socket.onmessage = ({ data }) => {
      this.#heard();
      if (this.delay) setTimeout(hear, this.delay, data);
      else hear(data);
    };
    socket.onclose = ({ code }) => socket === this.#socket && this.#lost(code);
    this.#heard();
  }

  #wish() {
    /** @type {Wish} */
    const wish = { watch: this.view, after: this.have() };
    this.#socket?.send(JSON.stringify(wish));
    this.#heard();
  }

  /** @param {Message} message */
  #hear(message) {
    this.failures = 0;
    this.#heard();
    if (message.type === "hello") this.ears.state("open");
    if (message.type === "end") this.isOver = true;
    const ear = /** @type {((message: Message) => void) | undefined} */ (this.ears[message.type]);
    ear?.(message);
  }

  /** A line that says nothing for long may be dead without knowing it; after the end there is nothing to say. */
  #heard() {
    clearTimeout(this.#silence);
    if (!this.isOver) this.#silence = setTimeout(() => this.#abandon(), SILENCE);
  }

  #abandon() {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost(1006);
  }

  /** @param {number} code */
  #lost(code) {
    clearTimeout(this.#silence);
    if (REFUSED.has(code)) return this.ears.state("refused");
    if (this.isOver) return undefined;
    this.failures += 1;
    this.ears.state("lost");
    const wait = Math.min(SHORTEST_WAIT * 2 ** (this.failures - 1), LONGEST_WAIT);
    return this.#soon(wait * (0.75 + Math.random() / 2));
  }

  /** @param {number} wait */
  #soon(wait) {
    clearTimeout(this.#retry);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN && wait === 0) return;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }
}

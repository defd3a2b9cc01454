/* The socket: says which view is wished and what is here already, comes back after every loss, and notices silence. */

const SILENCE = 15_000;
const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const REFUSED = new Set([4400, 4404]);

export class Wire {
  /** `ears` hear `hello`, `frames`, `signal`, `end`, `error` messages, and `state`: connecting, open, lost, refused;
   *  `have()` says up to which frame of the view everything is here. Whoever shows a delayed picture hears with the
   *  same `delay`, in milliseconds. */
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

  #socket = null;
  #silence = 0;
  #retry = 0;

  /** Another view, or the same once more from what is here. */
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
    const query = new URLSearchParams({ view: asked, after: this.have(), lang: document.documentElement.lang });
    const socket = new WebSocket(`${scheme}//${host}${this.path}?${query}`);
    this.#socket = socket;
    socket.onopen = () => asked !== this.view && this.#wish();
    const hear = (data) => socket === this.#socket && this.#hear(JSON.parse(data));
    socket.onmessage = ({ data }) => {
      this.#heard();
      if (this.delay) setTimeout(hear, this.delay, data);
      else hear(data);
    };
    socket.onclose = ({ code }) => socket === this.#socket && this.#lost(code);
    this.#heard();
  }

  #wish() {
    this.#socket.send(JSON.stringify({ watch: this.view, after: this.have() }));
    this.#heard();
  }

  #hear(message) {
    this.failures = 0;
    this.#heard();
    if (message.type === "hello") this.ears.state("open");
    if (message.type === "end") this.isOver = true;
    this.ears[message.type]?.(message);
  }

  /** A line that says nothing for long may be dead without knowing it; after the end there is nothing to say. */
  #heard() {
    clearTimeout(this.#silence);
    if (!this.isOver) this.#silence = setTimeout(() => this.#abandon(), SILENCE);
  }

  #abandon() {
    const socket = this.#socket;
    this.#socket = null;
    socket.close();
    this.#lost(1006);
  }

  #lost(code) {
    clearTimeout(this.#silence);
    if (REFUSED.has(code)) return this.ears.state("refused");
    if (this.isOver) return undefined;
    this.failures += 1;
    this.ears.state("lost");
    const wait = Math.min(SHORTEST_WAIT * 2 ** (this.failures - 1), LONGEST_WAIT);
    return this.#soon(wait * (0.75 + Math.random() / 2));
  }

  #soon(wait) {
    clearTimeout(this.#retry);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN && wait === 0) return;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }
}

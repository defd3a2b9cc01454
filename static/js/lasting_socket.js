/* A WebSocket that reconnects after every loss with growing delays, and treats a long silence as a loss. */

import * as standstill from "./frame/standstill.js";

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const REFUSED = new Set([4400, 4404]);
const BROKEN = 1006;

/** @typedef {object} Ears
 * @property {(data: string) => void} said
 * @property {() => void} [opened]
 * @property {() => void} lost The connection is gone; it will be retried.
 * @property {() => void} [refused] The server refused; it will not be retried.
 */

export class LastingSocket {
  /** `query()` returns the query of the address; it is called whenever the socket is opened.
   *  @param {string} path @param {{query: () => Record<string, string>, silence: number, ears: Ears}} wishes */
  constructor(path, { query, silence, ears }) {
    this.path = path;
    this.query = query;
    this.silence = silence;
    this.ears = ears;
    this.failures = 0;
    /** Everything has been received, so neither silence nor a closed connection is a loss. */
    this.isOver = false;
    this.longestWait = LONGEST_WAIT;
    window.addEventListener("online", () => this.#retry !== undefined && this.#connect());
  }

  /** @type {WebSocket | null} */
  #socket = null;
  /** Whether this connection has said anything yet: what it says of the house comes first, if there is anything wrong. */
  #hasSpoken = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #listening;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retry;

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Connects now, unless it is open, connecting, or about to retry. */
  open() {
    const isHere = this.#socket && this.#socket.readyState <= WebSocket.OPEN;
    if (!isHere && this.#retry === undefined) this.#connect();
  }

  #connect() {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const { protocol, host } = window.location;
    const query = new URLSearchParams({ ...this.query(), lang: document.documentElement.lang });
    const socket = new WebSocket(`${protocol === "https:" ? "wss:" : "ws:"}//${host}${this.path}?${query}`);
    this.#socket = socket;
    this.#hasSpoken = false;
    socket.onopen = () => this.ears.opened?.();
    socket.onmessage = ({ data }) => socket === this.#socket && this.#heard(data);
    socket.onclose = ({ code }) => socket === this.#socket && this.#lost(code);
    this.#listen();
  }

  /** Closes for good. */
  close() {
    this.isOver = true;
    clearTimeout(this.#listening);
    this.#socket?.close();
  }

  /** @param {object} wish */
  say(wish) {
    this.#socket?.send(JSON.stringify(wish));
    this.#listen();
  }

  /** The server's messages make sense, so the next loss begins with the shortest delay again. */
  trust() {
    this.failures = 0;
  }

  /** @param {string} data */
  #heard(data) {
    this.#listen();
    const isFirst = !this.#hasSpoken;
    this.#hasSpoken = true;
    if (standstill.takes(data)) return;
    if (isFirst) standstill.show(false);
    this.ears.said(data);
  }

  /** Restarts the timer of silence: a connection that receives nothing for long may be dead unnoticed. */
  #listen() {
    clearTimeout(this.#listening);
    if (!this.isOver) this.#listening = setTimeout(() => this.abandon(), this.silence);
  }

  /** Drops the connection and reconnects; `query()` then asks for what is missing. */
  abandon() {
    if (this.isOver) return;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost(BROKEN);
  }

  /** @param {number} code */
  #lost(code) {
    clearTimeout(this.#listening);
    if (REFUSED.has(code)) return this.ears.refused?.();
    if (this.isOver) return undefined;
    this.failures += 1;
    this.ears.lost();
    const wait = Math.min(SHORTEST_WAIT * 2 ** (this.failures - 1), this.longestWait);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
    return undefined;
  }
}

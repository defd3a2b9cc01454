/* Keeps the end of a log in view while the reader stays there, and otherwise counts what has been added since. */

import { make } from "../../dom.js";
import { sayCount } from "../../words.js";

const NEAR = 48;

export class Following {
  /** @param {HTMLElement} log What scrolls. @param {HTMLElement} list What grows in it. */
  constructor(log, list) {
    this.log = log;
    this.more = make("button", { type: "button", class: "button talk-more", hidden: true, onclick: () => this.toEnd() });
    log.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    const grown = new ResizeObserver(() => this.#settle());
    grown.observe(list);
    grown.observe(log);
  }

  isOn = true;
  #unread = 0;
  #top = 0;
  /** True from a change of the list or its height until its end is in view again. */
  #isSettling = false;

  toEnd() {
    this.isOn = true;
    this.#toBottom();
    this.read();
  }

  /** The list has `by` more lines, or fewer if negative. @param {number} by */
  grew(by) {
    this.#settle();
    this.#tell(this.isOn ? 0 : this.#unread + by);
  }

  read() {
    this.#tell(0);
  }

  /** Inserts lines above without moving what is being read. @param {() => void} put */
  above(put) {
    const bottom = this.isOn ? null : this.log.scrollHeight - this.log.scrollTop;
    put();
    if (bottom !== null) this.log.scrollTop = this.log.scrollHeight - bottom;
  }

  #settle() {
    if (!this.isOn || this.#isSettling) return;
    this.#isSettling = true;
    requestAnimationFrame(() => {
      this.#isSettling = false;
      this.#toBottom();
    });
  }

  #toBottom() {
    if (this.isOn) this.log.scrollTop = this.log.scrollHeight;
  }

  /** Stops following only when the reader scrolls back. While the list settles, the browser may scroll by itself: lines
   *  drawn for the first time change its height. */
  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.log;
    const isNear = scrollHeight - scrollTop - clientHeight < NEAR;
    if (isNear) this.read();
    if (isNear || (!this.#isSettling && scrollTop < this.#top - 1)) this.isOn = isNear;
    this.#top = scrollTop;
  }

  /** @param {number} count */
  #tell(count) {
    if (count === this.#unread) return;
    this.#unread = count;
    this.more.hidden = count === 0;
    this.more.textContent = count ? sayCount("↓ %(count)s new", "↓ %(count)s new", count) : "";
  }
}

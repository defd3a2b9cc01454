/* Frames in stacks of some hundred. A stack is either open, with every frame and board at hand, or packed into a tenth
   of the memory, like those of a long match that nobody looks at. */

import { merge } from "./merge.js";

/** @import {Board, Frame} from "../shapes.js" */

export const STACK = 250;
const FORM = "deflate-raw";

export class Stack {
  /** `base` is the board before its first frame; null for the first stack. @param {Board | null} base */
  constructor(base) {
    this.#base = base;
  }

  /** @type {Board | null} */
  #base;
  /** @type {Frame[]} */
  #frames = [];
  /** @type {Board[]} */
  #boards = [];
  /** @type {Promise<Uint8Array<ArrayBuffer>> | null} */
  #packed = null;
  /** @type {Promise<void> | null} */
  #opening = null;

  isOpen = true;

  get isFull() {
    return !this.isOpen || this.#frames.length === STACK;
  }

  get last() {
    return this.#boards.at(-1) ?? this.#base;
  }

  /** The frame at that place; null while the stack is packed, or if there is none. @param {number} place */
  frame(place) {
    return this.#frames[place] ?? null;
  }

  /** @param {number} place */
  board(place) {
    return this.#boards[place] ?? null;
  }

  /** Adds a frame and makes its board, a patch of the one before; the first frame of all carries a whole board. @param {Frame} frame */
  add(frame) {
    const { last } = this;
    this.#frames.push(frame);
    this.#boards.push(/** @type {Board} */ (frame.board === undefined ? last : merge(last, frame.board)));
  }

  /**
   * Packs what is needed to open the stack again, then closes it if `isIdle()` still holds.
   * @param {() => boolean} isIdle
   */
  async close(isIdle) {
    this.#packed ??= packed(JSON.stringify({ base: this.#base, frames: this.#frames }));
    await this.#packed;
    if (isIdle()) this.#hold(false, null);
  }

  open() {
    this.#opening ??= this.#unpack().finally(() => { this.#opening = null; });
    return this.#opening;
  }

  async #unpack() {
    if (!this.#packed) return;
    const { base, frames } = JSON.parse(await unpacked(await this.#packed));
    if (this.isOpen) return;
    this.#hold(true, base);
    for (const frame of frames) this.add(frame);
  }

  /** @param {boolean} isOpen @param {Board | null} base */
  #hold(isOpen, base) {
    this.isOpen = isOpen;
    this.#base = base;
    this.#frames = [];
    this.#boards = [];
  }
}

/** @param {string} text */
async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(FORM));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
function unpacked(bytes) {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORM))).text();
}

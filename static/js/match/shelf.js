/* Frames in stacks of a few hundred. A stack is open, every frame and board at hand; or it is packed into a tenth of the
   room, as what nobody looks at is in a long match. */

import { merge } from "./merge.js";

export const STACK = 500;
const FORM = "deflate-raw";

export class Stack {
  /** `base` is the board before its first frame. */
  constructor(base) {
    this.base = base;
    this.frames = [];
    this.boards = [];
  }

  #packed = null;
  #opening = null;

  get isOpen() {
    return this.frames !== null;
  }

  get isFull() {
    return !this.isOpen || this.frames.length === STACK;
  }

  get last() {
    return this.boards.at(-1) ?? this.base;
  }

  add(frame) {
    this.frames.push(frame);
    this.boards.push(frame.board === undefined ? this.last : merge(this.last, frame.board));
  }

  /** Packs what is needed to open it again; it is closed if `isIdle()` still holds by then. */
  async close(isIdle) {
    this.#packed ??= packed(JSON.stringify({ base: this.base, frames: this.frames }));
    await this.#packed;
    if (isIdle()) this.base = this.frames = this.boards = null;
  }

  open() {
    this.#opening ??= this.#unpack().finally(() => { this.#opening = null; });
    return this.#opening;
  }

  async #unpack() {
    const { base, frames } = JSON.parse(await unpacked(await this.#packed));
    if (this.isOpen) return;
    this.base = base;
    this.frames = [];
    this.boards = [];
    for (const frame of frames) this.add(frame);
  }
}

async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(FORM));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function unpacked(bytes) {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORM))).text();
}

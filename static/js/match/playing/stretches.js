/* Frames in stretches, over plain HTTP, through whatever caches: each says where the next is found, and the one that
   nothing follows yet how the match stands. Finished ones come out of the nearest cache; the newest is asked for anew. */

/** @import {Frame} from "../shapes.js" */
/** @import {Status} from "../desk.js" */

/** @typedef {object} Stretch
 * @property {Frame[]} frames From the beginning of the stretch; some of them may be here already.
 * @property {Status | null} status Null where another one follows.
 */

export class Stretches {
  /** Short ones end soon, so that nothing tells how long a match is. @param {string} start @param {boolean} [areShort] */
  constructor(start, areShort = false) {
    this.address = start;
    this.areShort = areShort;
    this.isNewest = false;
  }

  /** The next one, or the newest once more; null if it cannot be had now. @returns {Promise<Stretch | null>} */
  async next() {
    const text = await taken(this.#asked(), this.isNewest ? "no-cache" : "default");
    if (text === null) return null;
    const [, ...frames] = JSON.parse(`[${text.trimEnd().replaceAll("\n", ",")}]`);
    const { next, status = null } = frames.pop();
    this.address = next ?? this.address;
    this.isNewest = !next;
    return { frames, status };
  }

  #asked() {
    return this.areShort ? `${this.address}${this.address.includes("?") ? "&" : "?"}by=ten` : this.address;
  }
}

/** @param {string} address @param {RequestCache} cache */
async function taken(address, cache) {
  try {
    const answer = await fetch(address, { cache });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

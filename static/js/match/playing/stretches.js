/* Fetches frames in stretches over plain HTTP, so that caches can help. Each stretch has the address of the next; the
   newest has the match's status instead. Finished ones may come from any cache; the newest is always revalidated. */

/** @import {Frame} from "../shapes.js" */
/** @import {Status} from "../desk.js" */

/** @typedef {object} Stretch
 * @property {Frame[]} frames All frames of the stretch; some of them may be known already.
 * @property {Status | null} status Null if another stretch follows.
 */

export class Stretches {
  /** Short stretches are for veiled replays: what is loaded must not reveal how long the match is. @param {string} start @param {boolean} [areShort] */
  constructor(start, areShort = false) {
    this.address = start;
    this.areShort = areShort;
    this.isNewest = false;
  }

  /** The next stretch, or the newest again; null if it cannot be fetched now. @returns {Promise<Stretch | null>} */
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

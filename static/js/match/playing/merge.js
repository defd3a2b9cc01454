/* Boards come as JSON Merge Patches (RFC 7396). Whatever does not change stays the same object, shared by the boards,
   so that panels can tell by `===` what is new. */

/** @typedef {{[name: string]: unknown}} Members */

/**
 * The result of applying `patch` to `before`; the same object if nothing changes.
 * @param {unknown} before @param {unknown} patch
 */
export function merge(before, patch) {
  if (!isObject(patch)) return shared(before, patch);
  const old = isObject(before) ? before : {};
  /** @type {Members | null} */
  let after = isObject(before) ? null : old;
  for (const [name, change] of Object.entries(patch)) {
    const value = change === null ? undefined : merge(old[name], change);
    if (value === old[name] && (value === undefined) !== (name in old)) continue;
    after ??= { ...old };
    if (value === undefined) delete after[name];
    else after[name] = value;
  }
  return after ?? old;
}

/**
 * `after` with every part replaced by its equal in `before`; `before` itself if all is equal.
 * @param {unknown} before @param {unknown} after @returns {unknown}
 */
function shared(before, after) {
  const are = (/** @type {(value: unknown) => boolean} */ kind) => kind(before) && kind(after);
  if (!are(Array.isArray) && !are(isObject)) return after;
  const [old, now] = [/** @type {Members} */ (before), /** @type {Members} */ (after)];
  const names = Object.keys(now);
  let isSame = names.length === Object.keys(old).length;
  for (const name of names) {
    now[name] = shared(old[name], now[name]);
    if (now[name] !== old[name]) isSame = false;
  }
  return isSame ? before : after;
}

/** @param {unknown} value @returns {value is Members} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Remembers the parts of boards that something was made from: if they are the same, it need not be made again. */
export class Parts {
  /** @type {unknown[]} */
  #last = [];

  /** Whether any part is a different object from the last call. @param {unknown[]} parts */
  areNew(...parts) {
    const last = this.#last;
    this.#last = parts;
    return parts.length !== last.length || parts.some((part, place) => part !== last[place]);
  }
}

/* Boards come as JSON Merge Patches (RFC 7396). Whatever does not change stays the same object: boards share it, and
   whoever shows them sees by `===` what is new. */

/** @typedef {{[name: string]: unknown}} Members */

/**
 * What `patch` makes of `before`; the very same object if that is nothing new.
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
 * `after`, with every part that is equal to its counterpart in `before` replaced by it.
 * @param {unknown} before @param {unknown} after @returns {unknown}
 */
function shared(before, after) {
  if (!Array.isArray(before) || !Array.isArray(after)) return isObject(before) && isObject(after) ? twin(before, after) : after;
  const parts = after.map((part, place) => shared(before[place], part));
  return parts.length === before.length && parts.every((part, place) => part === before[place]) ? before : parts;
}

/** @param {Members} before @param {Members} after */
function twin(before, after) {
  const names = Object.keys(after);
  const parts = Object.fromEntries(names.map((name) => [name, shared(before[name], after[name])]));
  const isSame = names.length === Object.keys(before).length && names.every((name) => parts[name] === before[name]);
  return isSame ? before : parts;
}

/** @param {unknown} value @returns {value is Members} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

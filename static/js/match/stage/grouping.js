/* Groups items by key, like `Map.groupBy`, which older browsers lack. */

/**
 * Groups are in the order of their first items.
 * @template Key, One @param {Iterable<One>} all @param {(one: One) => Key} key @returns {Map<Key, One[]>}
 */
export function grouped(all, key) {
  /** @type {Map<Key, One[]>} */
  const groups = new Map();
  for (const one of all) {
    const group = groups.get(key(one));
    if (group) group.push(one);
    else groups.set(key(one), [one]);
  }
  return groups;
}

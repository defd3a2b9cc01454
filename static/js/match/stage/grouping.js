/* What belongs together, by what it has in common; browsers that are older than `Map.groupBy` do it as well. */

/**
 * In the order in which each group is first met.
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

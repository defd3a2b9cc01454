/* Through whose eyes next: everything, then one player's, then the table's, and around again. */

/** @import {Color, View} from "../shapes.js" */
/** @import {Desk} from "../desk.js" */

const GLASS = "glass";
const PUBLIC = "public";

/**
 * `next()` turns to the eyes that follow; the player is the one looked through last, or else the one in question.
 * @param {Desk} desk
 */
export function turning(desk) {
  /** @param {string | null} view @returns {view is Color} */
  const isSeat = (view) => desk.seats.has(/** @type {Color} */ (view));
  let last = isSeat(desk.boot.view) ? desk.boot.view : null;
  desk.on("view", (/** @type {View} */ view) => { last = isSeat(view) ? view : last; });

  function player() {
    const [first] = desk.boot.seats;
    return [last, desk.prefs.get("mind")].find(isSeat) ?? first.color;
  }

  return {
    next: () => desk.watch(desk.view === GLASS ? player() : isSeat(desk.view) ? PUBLIC : GLASS),
  };
}

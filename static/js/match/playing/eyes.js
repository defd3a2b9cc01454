/* The key that cycles through the views: the glass, one player's, the public one, and around again. */

/** @import {Color, View} from "../shapes.js" */
/** @import {Desk} from "../desk.js" */

const GLASS = "glass";
const PUBLIC = "public";

/**
 * `next()` switches to the next view; the player is the one watched last, or whose mind is chosen, or the first.
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

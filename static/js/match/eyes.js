/* Through whose eyes next: everything, then one player's, then the table's, and around again. */

const GLASS = "glass";
const PUBLIC = "public";

/** `next()` turns to the eyes that follow; the player is the one looked through last, or else the one in question. */
export function turning(desk) {
  const isSeat = (view) => desk.seats.has(view);
  let last = isSeat(desk.boot.view) ? desk.boot.view : null;
  desk.on("view", (view) => { last = isSeat(view) ? view : last; });

  function player() {
    return [last, desk.prefs.get("mind"), desk.boot.seats[0].color].find(isSeat);
  }

  return {
    next: () => desk.watch(desk.view === GLASS ? player() : isSeat(desk.view) ? PUBLIC : GLASS),
  };
}

/* The notice that this house cannot write at the moment. The server has drawn it on every page, hidden as long as all
   is well. Every socket says when that changes, and so does every page that is read again. */

/** @typedef {object} House What is said at every socket, besides what the socket is for.
 * @property {"house"} type
 * @property {boolean} writes
 */

const HOUSE = /^\{"type": ?"house"/;

/** Shows the notice or hides it. @param {boolean} isStanding */
export function show(isStanding) {
  const notice = noticeOf(document);
  if (notice) notice.hidden = !isStanding;
}

/** Takes a message if it is about the house. @param {string} data */
export function takes(data) {
  if (!HOUSE.test(data)) return false;
  /** @type {House} */
  const { writes } = JSON.parse(data);
  show(!writes);
  return true;
}

/** Follows a page that was read again, if it has the notice. @param {Document} page */
export function follow(page) {
  const notice = noticeOf(page);
  if (notice) show(!notice.hidden);
}

/** @param {Document} page @returns {HTMLElement | null} */
function noticeOf(page) {
  return page.querySelector("#standstill > p");
}

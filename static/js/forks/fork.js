/* Refreshes a fork's page while its continuations are played: when the socket reports a change, it fetches the page
   again and replaces the live part, keeping the focus. */

import { read } from "../documents.js";
import { byId } from "../dom.js";
import { LastingSocket } from "../lasting_socket.js";

/** @typedef {{type: "hello", epoch: string, head: number} | {type: "beat", head: number} | {type: "fork", n: number}} Said */

const SILENCE = 25_000;
const PAUSE = 700;

let epoch = "";
let after = 0;
let isReading = false;
let isStale = false;

const socket = new LastingSocket(byId("fork-live").dataset.socket ?? "", {
  query: () => ({ epoch, after: String(after) }),
  silence: SILENCE,
  ears: { said: (data) => hear(JSON.parse(data)), lost: () => {} },
});

/** @param {Said} said */
function hear(said) {
  if (said.type === "hello") {
    socket.trust();
    if (said.epoch !== epoch) after = 0;
    epoch = said.epoch;
  } else if (said.type === "beat") {
    if (said.head > after) socket.abandon();
  } else if (said.n > after) {
    after = said.n;
    renew();
  }
}

/** Fetches the page, one request at a time, and once more if something changed during the request. */
async function renew() {
  if (isReading) {
    isStale = true;
    return;
  }
  isReading = true;
  isStale = false;
  try {
    swap(await read(location.href));
  } catch {
    isStale = true;
  }
  await new Promise((resolve) => { setTimeout(resolve, PAUSE); });
  isReading = false;
  if (isStale) renew();
}

/** @param {Document} fresh */
function swap(fresh) {
  const [old, next] = [byId("fork-live"), fresh.getElementById("fork-live")];
  if (!next || document.querySelector("dialog[open]")) return;
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const open = [...old.querySelectorAll("details")].map((each) => each.open);
  old.replaceWith(document.adoptNode(next));
  next.querySelectorAll("details").forEach((each, place) => { each.open = open[place] ?? false; });
  if (focused instanceof HTMLAnchorElement) [...next.querySelectorAll("a")].find((link) => link.href === focused.href)?.focus({ preventScroll: true });
  const [mine, beside] = [document.getElementById("beside"), fresh.getElementById("beside")];
  if (!beside || mine?.contains(document.activeElement)) return;
  if (!mine) next.after(document.adoptNode(beside));
  else if (!mine.isEqualNode(beside)) mine.replaceWith(document.adoptNode(beside));
}

if (byId("fork-live").dataset.over !== "1") socket.open();

/* The channel: goes on to the next match after one has been watched to its end, unless the viewer stays. */

import { byId, make, touched } from "../../dom.js";
import { say, sayCount } from "../../words.js";

const LOOKS_EVERY = 5_000;
const UNTIL_NEXT = 20;
const UNTOUCHED = 60_000;
const MOVES = ["pointerdown", "keydown", "wheel", "touchstart"];

const rail = byId("channel");
const pin = byId("channel-pin");
const notice = byId("channel-switch");
const stage = byId("stage");
const page = byId("match");
const { match, live, now = "", again = "" } = rail.dataset;
let touchedAt = -UNTOUCHED;
/** @type {{match: number | null, is_live: boolean} | null} */
let best = null;
let left = UNTIL_NEXT;

for (const move of MOVES) {
  document.addEventListener(move, (event) => { touchedAt = rail.contains(touched(event)) ? touchedAt : performance.now(); }, { passive: true });
}
pin.hidden = false;
pin.addEventListener("click", () => {
  pin.setAttribute("aria-pressed", String(pin.getAttribute("aria-pressed") !== "true"));
  left = UNTIL_NEXT;
  tell();
});
setInterval(look, LOOKS_EVERY);
setInterval(count, 1_000);
look();

/** Fetches what the channel would show now; after a failure, the next look tries again. */
async function look() {
  const answer = await fetch(now).catch(() => null);
  if (answer?.ok) best = await answer.json();
}

function stays() {
  return pin.getAttribute("aria-pressed") === "true" || performance.now() - touchedAt < UNTOUCHED;
}

/** Whether to go on: another match is live, and this one shows its result, has halted, or was a replay. */
function isDue() {
  const isElsewhere = best?.is_live && String(best.match) !== match;
  return isElsewhere && (stage.dataset.scene === "result" || page.dataset.status === "paused" || !live);
}

function count() {
  left = isDue() && !stays() ? left - 1 : UNTIL_NEXT;
  tell();
  if (left <= 0) window.location.assign(again);
}

function tell() {
  const isComing = left < UNTIL_NEXT;
  const seconds = Math.ceil(left / 5) * 5;
  const text = isComing ? sayCount("The next match in %(count)s second", "The next match in %(count)s seconds", seconds) : isDue() ? say("Another match is on.") : "";
  if (notice.textContent !== text) notice.replaceChildren(...(text ? [make("span", {}, text)] : []));
}

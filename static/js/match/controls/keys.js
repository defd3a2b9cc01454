/* The keyboard shortcuts of the match page: one table, from which the help dialog is written too. */

import { byId, make, touched } from "../../dom.js";
import { phrase, say } from "../../words.js";
import { SPEEDS } from "../playing/director.js";
import * as eyes from "../playing/eyes.js";
import { isSeated } from "../seat/seat.js";
import { setSpeed } from "../timeline/timeline.js";

/** @import {Desk} from "../desk.js" */
/** @import {Switch} from "../preferences.js" */

/** @typedef {{on: string[], keys: string, means: string, act: (event: KeyboardEvent) => unknown}} Key */

/**
 * @typedef {object} Rooms What keys control besides the desk.
 * @property {ReturnType<typeof import("../timeline/timeline.js").mount>} timeline
 * @property {ReturnType<typeof import("../talk/transcript.js").mount>} talk
 * @property {ReturnType<typeof import("../crew/roster.js").mount>} roster
 * @property {ReturnType<typeof import("./tools.js").mount>} tools
 */

/** Shortcuts are ignored while one of these has the focus. */
const BUSY = "input, select, textarea, [contenteditable], dialog[open]";

/** Elements that the space bar activates when they have the focus, so that it does not play or pause there. */
const PRESSED = "button, a, summary";

/** @param {Desk} desk @param {Rooms} rooms */
export function mount(desk, rooms) {
  const keys = table(desk, rooms);
  const byKey = new Map(keys.flatMap(({ on, act }) => on.map((key) => /** @type {const} */ ([key, act]))));
  write(keys);
  document.addEventListener("keydown", (event) => {
    const act = byKey.get(chord(event));
    if (!act || !isFree(event, desk)) return;
    event.preventDefault();
    act(event);
  });
}

/** @param {KeyboardEvent} event @param {Desk} desk */
function isFree(event, desk) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !desk.prefs.get("keys")) return false;
  const presses = event.key === " " && touched(event)?.closest(PRESSED);
  return !presses && !touched(event)?.closest(BUSY);
}

/** @param {KeyboardEvent} event */
function chord({ code, key, shiftKey }) {
  const digit = /^Digit(\d)$/.exec(code);
  if (digit) return `${shiftKey ? "Shift+" : ""}${digit[1]}`;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const counts = shiftKey && (key.length > 1 || /\p{L}/u.test(key));
  return `${counts ? "Shift+" : ""}${name}`;
}

/** @param {Desk} desk @param {Rooms} rooms @returns {Key[]} */
function table(desk, { timeline, talk, tools, roster }) {
  const { director, prefs } = desk;
  const places = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
  const toggled = (/** @type {Switch} */ name) => () => prefs.toggle(name);
  const seat = (/** @type {KeyboardEvent} */ { code }) => places.indexOf(code.slice(-1));
  const { next } = eyes.turning(desk);
  return [
    { on: [" ", "k"], keys: phrase("Space, K"), means: phrase("play or pause"), act: () => director.toggle() },
    { on: ["ArrowRight"], keys: phrase("→"), means: phrase("next event"), act: () => director.step(1) },
    { on: ["ArrowLeft"], keys: phrase("←"), means: phrase("previous event"), act: () => director.step(-1) },
    { on: ["Shift+ArrowRight"], keys: phrase("Shift →"), means: phrase("next marker"), act: () => timeline.jump(1) },
    { on: ["Shift+ArrowLeft"], keys: phrase("Shift ←"), means: phrase("previous marker"), act: () => timeline.jump(-1) },
    { on: ["Home"], keys: phrase("Home"), means: phrase("first moment shown"), act: () => desk.seek(1) },
    { on: ["End"], keys: phrase("End"), means: phrase("last moment shown"), act: () => timeline.toEnd() },
    { on: [","], keys: phrase(","), means: phrase("slower"), act: () => setSpeed(desk, nextSpeed(director.speed, -1)) },
    { on: ["."], keys: phrase("."), means: phrase("faster"), act: () => setSpeed(desk, nextSpeed(director.speed, 1)) },
    { on: ["m"], keys: phrase("M"), means: phrase("next meeting"), act: () => timeline.jump(1, "meeting") },
    { on: ["Shift+m"], keys: phrase("Shift M"), means: phrase("previous meeting"), act: () => timeline.jump(-1, "meeting") },
    { on: ["v"], keys: phrase("V"), means: phrase("next votes"), act: () => timeline.jump(1, "votes") },
    { on: ["x"], keys: phrase("X"), means: phrase("next kill"), act: () => timeline.jump(1, "kill") },
    { on: ["l"], keys: phrase("L"), means: phrase("go to live"), act: () => timeline.toLive() },
    { on: ["j"], keys: phrase("J"), means: phrase("skip what is being shown"), act: () => desk.skip() },
    { on: ["t"], keys: phrase("T"), means: phrase("thoughts on or off"), act: toggled("thoughts") },
    { on: ["g"], keys: phrase("G"), means: phrase("the dead on or off"), act: toggled("ghosts") },
    { on: ["b"], keys: phrase("B"), means: phrase("bids on or off"), act: toggled("bids") },
    { on: ["u"], keys: phrase("U"), means: phrase("unsaid lines on or off"), act: toggled("unsaid") },
    { on: ["f"], keys: phrase("F"), means: phrase("follow the transcript or not"), act: () => talk.setFollowing(!talk.isFollowing) },
    { on: ["z"], keys: phrase("Z"), means: phrase("stage only"), act: toggled("zen") },
    ...(isSeated() ? [] : [
      ...choosing(document.getElementById("channel-pin")),
      { on: ["o"], keys: phrase("O"), means: phrase("the glass, one player’s eyes, spoiler-free"), act: next },
    ]),
    { on: ["s"], keys: phrase("S"), means: phrase("copy a link to this moment"), act: () => tools.copy() },
    { on: ["/"], keys: phrase("/"), means: phrase("search the transcript"), act: () => byId("search").focus() },
    { on: ["?"], keys: phrase("?"), means: phrase("these keys"), act: () => tools.open("help") },
    { on: ["Escape"], keys: phrase("Esc"), means: phrase("close what is open, end “stage only”"), act: () => prefs.set("zen", false) },
    { on: places, keys: phrase("1 … 0"), means: phrase("go to a seat"), act: (event) => roster.focus(seat(event)) },
    { on: places.map((key) => `Shift+${key}`), keys: phrase("Shift 1 … 0"), means: phrase("one mind only, or all again"), act: (event) => roster.solo(seat(event)) },
  ];
}

/** On the channel, P pins the match. @param {HTMLElement | null} pin @returns {Key[]} */
function choosing(pin) {
  const choose = () => byId("view").focus();
  if (!pin) return [{ on: ["p"], keys: phrase("P"), means: phrase("choose whose eyes"), act: choose }];
  return [
    { on: ["p"], keys: phrase("P"), means: phrase("stay on this match, or not"), act: () => pin.click() },
    { on: ["Shift+p"], keys: phrase("Shift P"), means: phrase("choose whose eyes"), act: choose },
  ];
}

/** @param {number} speed @param {number} step */
function nextSpeed(speed, step) {
  const place = SPEEDS.indexOf(speed) + step;
  return SPEEDS[Math.min(Math.max(place, 0), SPEEDS.length - 1)];
}

/** @param {Key[]} keys */
function write(keys) {
  byId("keys").replaceChildren(...keys.map(({ keys: names, means }) =>
    make("div", {}, make("dt", {}, make("kbd", {}, say(names))), make("dd", {}, say(means)))));
}

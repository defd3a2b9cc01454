/* Five short sounds, synthesised here and off by default; each also has a caption. */

import { make } from "../../dom.js";
import { phrase, say } from "../../words.js";
import { shown } from "../playing/kinds.js";

/** @import {Frame} from "../shapes.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Moment, Panel} from "../playing/screening.js" */
/** @import {Sound} from "../preferences.js" */

/** @typedef {{wave: OscillatorType, from: number, to: number, at: number, lasts: number, level: number}} Tone */

/** @type {Record<Sound, {caption: string, tones: Tone[]}>} */
export const SOUNDS = {
  alarm: { caption: phrase("an alarm"), tones: [tone("square", 660, 440, 0, .28, .16), tone("square", 660, 440, .34, .28, .16)] },
  report: { caption: phrase("a body is reported, or the button pressed"), tones: [tone("sawtooth", 220, 220, 0, .14, .22), tone("sawtooth", 330, 330, .16, .3, .22)] },
  ballot: { caption: phrase("a ballot is turned over"), tones: [tone("triangle", 900, 700, 0, .07, .3)] },
  ejection: { caption: phrase("the vote is decided"), tones: [tone("sine", 520, 60, 0, 1.1, .35)] },
  kill: { caption: phrase("a kill"), tones: [tone("sawtooth", 180, 45, 0, .22, .4), tone("square", 1400, 90, 0, .09, .18)] },
};
/** @type {Record<"off" | "quiet" | "full", number>} */
const LEVELS = { off: 0, quiet: .3, full: 1 };
/** @type {Partial<Record<string, Sound>>} */
const OF_LANDMARK = { sabotage: "alarm", meeting: "report", eject: "ejection", kill: "kill" };

const GESTURES = ["click", "keydown", "change"];

/** @param {HTMLElement} caption @param {Desk} desk @returns {Panel} */
export function mount(caption, desk) {
  /** @type {AudioContext | null} */
  let context = null;

  /** Called on every gesture: Safari plays sound only from a context that was created or resumed during one. */
  function wake() {
    if (desk.prefs.get("sound") !== "on") return;
    context ??= new AudioContext();
    if (context.state !== "running") context.resume().catch(() => undefined); // the next gesture may succeed
  }

  for (const gesture of GESTURES) document.addEventListener(gesture, wake);

  /** Plays at most one sound, and only for frames passed in playback. @param {Moment} moment */
  function show({ passed, board, before }) {
    const isOn = desk.prefs.get("sound") === "on";
    const heard = isOn ? due(passed, board.meeting?.revealed?.length ?? 0, before?.meeting?.revealed?.length ?? 0) : null;
    const level = heard ? LEVELS[desk.prefs.get(`level_${heard}`)] : 0;
    caption.replaceChildren(heard && level ? make("span", {}, `♪ ${say(SOUNDS[heard].caption)}`) : "");
    if (!heard || !level) return;
    const isHeld = context && context.state !== "running"; // sounds started now would all play at once later
    context ??= new AudioContext();
    if (!isHeld) for (const each of SOUNDS[heard].tones) play(context, each, level);
  }

  return { show };
}

/** @param {Frame[]} passed @param {number} ballots @param {number} ballotsBefore @returns {Sound | null} */
function due(passed, ballots, ballotsBefore) {
  const landmarks = passed.map(({ event }) => OF_LANDMARK[shown(event.kind).landmark ?? ""]).filter(Boolean);
  return landmarks.at(-1) ?? (passed.length && ballots > ballotsBefore ? "ballot" : null);
}

/** @param {AudioContext} context @param {Tone} tone @param {number} level */
function play(context, { wave, from, to, at, lasts, level: own }, level) {
  const begins = context.currentTime + at;
  const pitch = new OscillatorNode(context, { type: wave, frequency: from });
  const loudness = new GainNode(context, { gain: own * level });
  pitch.frequency.setValueAtTime(from, begins);
  pitch.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  loudness.gain.setValueAtTime(own * level, begins);
  loudness.gain.exponentialRampToValueAtTime(.0001, begins + lasts);
  pitch.connect(loudness).connect(context.destination);
  pitch.start(begins);
  pitch.stop(begins + lasts);
}

/** @param {OscillatorType} wave @param {number} from @param {number} to @param {number} at @param {number} lasts @param {number} level @returns {Tone} */
function tone(wave, from, to, at, lasts, level) {
  return { wave, from, to, at, lasts, level };
}

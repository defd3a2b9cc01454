/* The commentary below the stage; read aloud by the browser's own voice if the viewer wants that. */

import { make } from "../../dom.js";
import { say } from "../../words.js";

/** @import {Remark} from "../shapes.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Moment, Panel} from "../playing/screening.js" */
/** @import {Reel} from "../playing/reel.js" */

const LASTS_FRAMES = 40;
const LASTS_TICKS = 8;
const PER_LETTER = 28;
const AT_LEAST = 1_200;
const AT_MOST = 5_000;

/** @param {HTMLElement} root @param {Desk} desk @returns {Panel} */
export function mount(root, desk) {
  const lines = make("p", { class: "third-lines", dir: "auto" });
  const label = make("p", { class: "third-by" });
  root.append(label, lines);
  root.hidden = true;
  desk.on("sought", hush);
  desk.prefs.onChange((name) => name === "voice" && hush());

  /** @param {Moment} moment */
  function show({ reel, n, passed, animate }) {
    const said = desk.prefs.get("caster") ? latest(reel, n) : [];
    const words = said.map((remark) => remark.say).join(" ");
    if (lines.textContent !== words) {
      lines.textContent = words;
      label.replaceChildren(by(said));
    }
    root.hidden = words === "";
    const fresh = passed.findLast(({ cast }) => cast)?.cast;
    if (!fresh || !words) return;
    if (animate) desk.busy(Math.min(AT_LEAST + PER_LETTER * words.length, AT_MOST));
    if (desk.prefs.get("voice")) speak(fresh.filter(({ by: model }) => !model));
  }

  return { show };
}

/** Whose words they are: those of the rules, or of a model, which is named. @param {Remark[]} said */
function by(said) {
  const model = said.find((remark) => remark.by)?.by;
  if (!model) return say("Commentary");
  return make("span", { title: say("A model's own words over the facts of the rules' commentary; what names anything else is dropped.") },
    `✦ ${say("Commentary, in the words of %(model)s", { model })}`);
}

/** The latest remarks up to frame n, derived from frames alone, so that they are the same after a jump. @param {Reel} reel @param {number} n */
function latest(reel, n) {
  const tick = reel.frame(n)?.tick ?? 0;
  for (let at = n; at > n - LASTS_FRAMES; at -= 1) {
    const frame = reel.frame(at);
    if (!frame || tick - frame.tick > LASTS_TICKS) return [];
    if (frame.cast) return frame.cast;
  }
  return [];
}

/** Speaks only the rules' remarks: a model's repeat them in other words, and are shown but not spoken. @param {Remark[]} remarks */
function speak(remarks) {
  if (!remarks.length || !("speechSynthesis" in window)) return;
  hush();
  for (const { say: words } of remarks) {
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.lang = document.documentElement.lang;
    window.speechSynthesis.speak(utterance);
  }
}

function hush() {
  if ("speechSynthesis" in window) window.speechSynthesis.cancel();
}

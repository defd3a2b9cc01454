/* The transcript: the lines up to the cursor, and none after it. It follows the end as long as the reader does. After a
   jump, the latest lines are drawn first. In a match of many thousand lines, early ones are drawn on request. */

import { make } from "../../dom.js";
import { say } from "../../words.js";
import { whenIdle } from "../playing/idle.js";
import { LEVELS, loudness } from "../playing/kinds.js";
import { Following } from "./following.js";
import { line } from "./lines.js";
import { isCited } from "./marks.js";

/** @import {Frame} from "../shapes.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Level} from "../playing/kinds.js" */
/** @import {Reel} from "../playing/reel.js" */
/** @import {Moment} from "../playing/screening.js" */

/** @typedef {{n: number, words: string, node: HTMLElement}} Item */

const MOST = 2_000;
const SPARE = 500;
const FEW = 100;
/** Lines drawn at once: more than fit into the pane. */
const AT_ONCE = 60;

/** @param {HTMLElement} root @param {Desk} desk */
export function mount(root, desk) {
  return new Transcript(root, desk);
}

class Transcript {
  /** @param {HTMLElement} root @param {Desk} desk */
  constructor(root, desk) {
    this.desk = desk;
    this.list = make("ol", { class: "lines" });
    this.before = make("button", { type: "button", class: "ctl talk-before", hidden: true, onclick: () => this.#back() }, say("↑ Earlier lines"));
    this.none = make("p", { class: "empty talk-none" }, say("What happens and what is said will appear here."));
    this.log = make("div", { class: "pane-body talk-log", role: "log", "aria-live": "off", "aria-label": say("Transcript"), tabindex: "0" },
      this.before, this.list, this.none);
    this.end = new Following(this.log, this.list);
    root.replaceChildren(this.log, this.end.more);
    desk.prefs.onChange((name) => ["level", "thoughts"].includes(name) && this.#again());
    desk.on("cited", () => this.#again());
    this.#empty(null);
  }

  /** @type {Reel | null} */
  #reel = null;
  #n = 0;
  #from = 0;
  #made = 0;
  /** @type {Item[]} */
  #items = [];
  /** @type {Set<Level | null>} */
  #levels = new Set();
  #attached = 0;
  #isFilling = false;
  #query = "";

  /** @param {Pick<Moment, "n" | "reel" | "passed">} moment */
  show({ n, reel, passed }) {
    if (reel !== this.#reel) this.#empty(reel);
    if (!passed.length && !this.end.isOn) this.toEnd();
    this.#n = n;
    if (this.#reaches(reel, n, passed.length ? MOST : FEW)) this.#make(reel, n);
    else this.#begin(reel, n);
    this.#attach(this.#count(n));
    if (this.end.isOn) this.#trim();
    this.#fillSoon();
  }

  /** Shows only the lines that contain these words; returns how many there are. @param {string} query */
  search(query) {
    this.#query = query.trim().toLocaleLowerCase();
    if (this.#reel) this.#fill(this.#reel, MOST - this.#items.length);
    return this.#items.filter((item) => this.#sift(item)).length;
  }

  toEnd() {
    this.end.toEnd();
  }

  /** @param {boolean} follows */
  setFollowing(follows) {
    if (follows) this.toEnd();
    else this.end.isOn = false;
  }

  get isFollowing() {
    return this.end.isOn;
  }

  /** @param {Reel | null} reel */
  #empty(reel) {
    const { prefs } = this.desk;
    this.#levels = new Set(LEVELS[prefs.get("level")]);
    if (prefs.get("thoughts")) this.#levels.add("thought");
    this.#reel = reel;
    this.#from = 0;
    this.#made = 0;
    this.#items = [];
    this.#attached = 0;
    this.list.replaceChildren();
    this.#tellNone();
    this.end.read();
    this.#tellBefore();
  }

  #again() {
    const [reel, n] = [this.#reel, this.#n];
    this.#empty(reel);
    if (n && reel) this.show({ n, reel, passed: [] });
  }

  /** Whether the list can be continued to that frame, over fewer than `most` frames, instead of being rebuilt. @param {Reel} reel @param {number} n @param {number} most */
  #reaches(reel, n, most) {
    if (n > this.#made) return n - this.#made < most && reel.areHere(this.#made + 1, n);
    return this.#from === 0 || this.#count(n) >= FEW;
  }

  /** @param {Reel} reel @param {number} n */
  #make(reel, n) {
    for (; this.#made < n; this.#made += 1) this.#items.push(...this.#line(reel, this.#made + 1));
  }

  /** Starts a new list at that frame, to be filled backwards. @param {Reel} reel @param {number} n */
  #begin(reel, n) {
    this.#empty(reel);
    this.#made = this.#from = n;
    this.#items = this.#gather(reel, AT_ONCE);
    this.#tellBefore();
  }

  /** Up to `most` lines before those in the list, as far as their frames are open. @param {Reel} reel @param {number} most */
  #gather(reel, most) {
    /** @type {Item[]} */
    const found = [];
    for (; this.#from > 0 && found.length < most && reel.isHere(this.#from); this.#from -= 1) found.push(...this.#line(reel, this.#from));
    return found.reverse();
  }

  /** Fills the list with earlier lines, in pieces while the browser is idle, up to MOST. */
  #fillSoon() {
    const reel = this.#reel;
    const isShort = reel !== null && this.#from > 0 && this.#items.length < MOST && reel.isNear(this.#from);
    this.log.ariaBusy = isShort ? "true" : null;
    this.#tellBefore();
    if (!isShort || this.#isFilling) return;
    this.#isFilling = true;
    whenIdle(() => {
      this.#isFilling = false;
      if (this.#reel) this.#fill(this.#reel, Math.min(AT_ONCE, MOST - this.#items.length));
      this.#fillSoon();
    });
  }

  /** @param {Reel} reel @param {number} most */
  #fill(reel, most) {
    const earlier = this.#gather(reel, most);
    if (!earlier.length) return;
    this.#items.unshift(...earlier);
    this.#attached += earlier.length;
    this.end.above(() => this.list.prepend(...earlier.map(({ node }) => node)));
    this.#tellNone();
  }

  async #back() {
    const reel = this.#reel;
    await reel?.openAround(this.#from);
    if (!reel || reel !== this.#reel) return;
    this.end.isOn = false;
    this.#fill(reel, MOST);
    this.#tellBefore();
  }

  /** Drops the oldest lines, but only while the reader follows: what is being read stays. */
  #trim() {
    if (this.#items.length < MOST + SPARE || this.#attached <= SPARE) return;
    for (const { node } of this.#items.splice(0, SPARE)) node.remove();
    this.#attached -= SPARE;
    this.#from = this.#items[0].n - 1;
    this.#tellBefore();
  }

  /** Not done in CSS, because Safari does not always notice that the list is no longer empty. */
  #tellNone() {
    this.none.hidden = this.#attached > 0;
  }

  #tellBefore() {
    this.before.hidden = this.#from === 0 || this.log.ariaBusy === "true";
  }

  /** The line of frame n as a list of one item; empty if the reader does not want it. @param {Reel} reel @param {number} n */
  #line(reel, n) {
    const frame = reel.frame(n);
    if (!frame) return [];
    const level = loudness(frame, reel.board(n));
    return this.#levels.has(level) || isCited(reel, n) ? [this.#item(frame, level, reel)] : [];
  }

  /** @param {Frame} frame @param {Level | null} level @param {Reel} reel */
  #item(frame, level, reel) {
    const item = { n: frame.n, words: words(frame).toLocaleLowerCase(), node: line(frame, level, { desk: this.desk, reel }) };
    this.#sift(item);
    return item;
  }

  /** @param {Item} item */
  #sift({ words, node }) {
    const isFound = words.includes(this.#query);
    node.hidden = !isFound;
    return isFound;
  }

  /** How many items belong to frames up to n. @param {number} n */
  #count(n) {
    let [low, high] = [0, this.#items.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#items[middle].n <= n) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** @param {number} count */
  #attach(count) {
    const had = this.#attached;
    this.#attached = count;
    if (count > had) this.list.append(...this.#items.slice(had, count).map(({ node }) => node));
    else for (const { node } of this.#items.slice(count, had)) node.remove();
    if (count === had) return;
    this.#tellNone();
    this.end.grew(count - had);
  }
}

/** The words of a frame that are searched. @param {Frame} frame */
function words({ event, caption }) {
  if ("message" in event) return event.message;
  return "text" in event ? event.text : caption;
}

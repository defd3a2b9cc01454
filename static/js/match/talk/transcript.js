/* The transcript: the lines up to the cursor, and none after it. It follows the end as long as the reader does. Of a
   match of many thousand lines the latest are there, and those before them for whoever asks. */

import { make } from "../../dom.js";
import { say, sayCount } from "../../words.js";
import { LEVELS, loudness } from "../playing/kinds.js";
import { line } from "./lines.js";
import { isCited } from "./marks.js";

/** @import {Frame} from "../shapes.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Level} from "../playing/kinds.js" */
/** @import {Reel} from "../playing/reel.js" */
/** @import {Moment} from "../playing/screening.js" */

/** @typedef {{n: number, words: string, node: HTMLElement}} Item */

const NEAR = 48;
const MOST = 2_000;
const SPARE = 500;
const FEW = 100;

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
    this.log = make("div", { class: "pane-body talk-log", role: "log", "aria-live": "off", "aria-label": say("Transcript"), tabindex: "0" },
      this.before, this.list, make("p", { class: "empty talk-none" }, say("What happens and what is said will be read here.")));
    this.more = make("button", { type: "button", class: "button talk-more", hidden: true, onclick: () => this.toEnd() });
    root.replaceChildren(this.log, this.more);
    this.log.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    const grown = new ResizeObserver(() => this.#follows && requestAnimationFrame(() => this.#toBottom()));
    grown.observe(this.list);
    grown.observe(this.log);
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
  #unread = 0;
  #follows = true;
  #query = "";
  #top = 0;

  /** @param {Pick<Moment, "n" | "reel" | "passed">} moment */
  show({ n, reel, passed }) {
    if (reel !== this.#reel) this.#empty(reel);
    if (!passed.length && !this.#follows) this.toEnd();
    this.#n = n;
    if (this.#reaches(reel, n)) this.#make(reel, n);
    else this.#begin(reel, n);
    this.#attach(this.#count(n));
    if (this.#follows) this.#trim();
  }

  /** Shows the lines in which these words stand; how many there are. @param {string} query */
  search(query) {
    this.#query = query.trim().toLocaleLowerCase();
    return this.#items.filter((item) => this.#sift(item)).length;
  }

  toEnd() {
    this.#follows = true;
    this.#toBottom();
    this.#tellUnread(0);
  }

  /** @param {boolean} follows */
  setFollowing(follows) {
    if (follows) this.toEnd();
    else this.#follows = false;
  }

  get isFollowing() {
    return this.#follows;
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
    this.#tellUnread(0);
    this.#tellBefore();
  }

  #again() {
    const [reel, n] = [this.#reel, this.#n];
    this.#empty(reel);
    if (n && reel) this.show({ n, reel, passed: [] });
  }

  /** Whether what there is can be continued to that frame. @param {Reel} reel @param {number} n */
  #reaches(reel, n) {
    if (n > this.#made) return n - this.#made < MOST && reel.areHere(this.#made + 1, n);
    return this.#from === 0 || this.#count(n) >= FEW;
  }

  /** @param {Reel} reel @param {number} n */
  #make(reel, n) {
    for (; this.#made < n; this.#made += 1) this.#items.push(...this.#line(reel, this.#made + 1));
  }

  /** Anew, from that frame backwards. @param {Reel} reel @param {number} n */
  #begin(reel, n) {
    this.#empty(reel);
    this.#made = this.#from = n;
    this.#items = this.#gather(reel);
    this.#tellBefore();
  }

  /** The lines before those that are there, as many as a page has, as far as they are at hand. @param {Reel} reel */
  #gather(reel) {
    /** @type {Item[]} */
    const found = [];
    for (; this.#from > 0 && found.length < MOST && reel.isHere(this.#from); this.#from -= 1) found.push(...this.#line(reel, this.#from));
    return found.reverse();
  }

  async #back() {
    const [reel, bottom] = [this.#reel, this.log.scrollHeight - this.log.scrollTop];
    await reel?.open(this.#from);
    if (!reel || reel !== this.#reel) return;
    const earlier = this.#gather(reel);
    this.#items.unshift(...earlier);
    this.#attached += earlier.length;
    this.list.prepend(...earlier.map(({ node }) => node));
    this.#follows = false;
    this.log.scrollTop = this.log.scrollHeight - bottom;
    this.#tellBefore();
  }

  /** Only while the reader follows: what is read does not go away. */
  #trim() {
    if (this.#items.length < MOST + SPARE || this.#attached <= SPARE) return;
    for (const { node } of this.#items.splice(0, SPARE)) node.remove();
    this.#attached -= SPARE;
    this.#from = this.#items[0].n - 1;
    this.#tellBefore();
  }

  #tellBefore() {
    this.before.hidden = this.#from === 0;
  }

  /** One, or none if this reader does not want it. @param {Reel} reel @param {number} n */
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

  /** How many items belong to the frames up to n. @param {number} n */
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
    if (this.#follows) this.#tellUnread(0);
    else this.#tellUnread(this.#unread + count - had);
  }

  #toBottom() {
    if (this.#follows) this.log.scrollTop = this.log.scrollHeight;
  }

  /** Lines that are drawn for the first time make the list longer: only who scrolls back ceases to follow. */
  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.log;
    const isNear = scrollHeight - scrollTop - clientHeight < NEAR;
    if (isNear) this.#tellUnread(0);
    if (isNear || scrollTop < this.#top - 1) this.#follows = isNear;
    this.#top = scrollTop;
  }

  /** @param {number} count */
  #tellUnread(count) {
    this.#unread = count;
    this.more.hidden = count === 0;
    this.more.textContent = count ? sayCount("↓ %(count)s new", "↓ %(count)s new", count) : "";
  }
}

/** What is searched. @param {Frame} frame */
function words({ event, caption }) {
  if ("message" in event) return event.message;
  return "text" in event ? event.text : caption;
}

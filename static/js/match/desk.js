/* What every panel of the page has at hand: what is known, what the viewer wishes, and ways to go elsewhere. */

import { Preferences } from "./preferences.js";

export class Desk {
  constructor(boot, overrides) {
    this.boot = boot;
    this.prefs = new Preferences(overrides, boot.is_kept !== false);
    this.now = () => performance.now();
    this.standing = boot.now;
    this.seats = new Map(boot.seats.map((seat) => [seat.color, seat]));
    this.places = new Map(boot.station.places.map((place) => [place.id, place.name]));
    this.thinking = { colors: [], asked: 0, step: 0, since: 0 };
    this.director = null;
    this.watch = null;
  }

  #ears = new Map();
  #skipped = [];

  get reel() {
    return this.director.reel;
  }

  get view() {
    return this.reel.view;
  }

  /** The match may still go on. */
  get isOpen() {
    return !["finished", "aborted"].includes(this.standing.status);
  }

  /** The jury's view and a player's know nothing of what is to come, nor how much of it. */
  get knowsAhead() {
    return this.view === "glass";
  }

  get isStill() {
    const wish = this.prefs.get("motion");
    return wish === "off" || (wish === "auto" && window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  placeName(place) {
    return this.places.get(place) ?? "";
  }

  seek(n) {
    this.tell("sought");
    this.director.seek(n);
  }

  /** A panel needs so long to finish what it shows. */
  busy(milliseconds) {
    this.director.hold(milliseconds);
  }

  onSkip(listener) {
    this.#skipped.push(listener);
  }

  skip() {
    for (const listener of this.#skipped) listener();
    this.director.skip();
  }

  /** News of `line` (the connection), `standing` (the match), `thinking`, `cursor`, `sought` (the viewer wants another moment). */
  on(news, listener) {
    this.#ears.set(news, [...(this.#ears.get(news) ?? []), listener]);
  }

  tell(news, what) {
    for (const listener of this.#ears.get(news) ?? []) listener(what);
  }
}

/* Runs a match before its panels: wherever the director's cursor goes, every panel is shown that moment. */

import { Director } from "./director.js";
import { Feed } from "./feed.js";
import { Reel } from "./reel.js";
import { areOne } from "./sequence.js";

/** `furnish()` makes the panels; the desk has its director by then, and the first frame comes afterwards. */
export function screen(desk, furnish) {
  let panels = [];
  let shown = null;

  function show(n, from) {
    shown = moment(desk, n, from, shown);
    for (const panel of panels) attempt(() => panel.show(shown));
  }

  const speed = desk.prefs.get("speed");
  desk.director = new Director(new Reel(desk.boot.view), {
    show,
    changed: () => desk.tell("cursor"),
    areOne: (frame, next) => areOne(frame, next, desk.prefs),
    speed: speed === "instant" ? Infinity : speed,
  });
  panels = furnish();
  return new Feed(desk);
}

/** Frame `n`; `from` is the frame that playback came from, or null after a jump. */
function moment(desk, n, from, shown) {
  const { reel, director } = desk;
  return {
    n,
    frame: reel.frame(n),
    board: reel.board(n),
    before: shown?.view === reel.view ? shown.board : null,
    passed: from === null ? [] : Array.from({ length: n - from }, (_, i) => reel.frame(from + 1 + i)),
    reel,
    view: reel.view,
    isLive: desk.isOpen && (director.isFollowing || n === reel.head),
    animate: from !== null && !desk.isStill && !document.hidden,
    speed: director.speed,
  };
}

/** A panel that fails takes no other down with it; the failure is reported. */
function attempt(show) {
  try {
    show();
  } catch (problem) {
    reportError(problem);
  }
}

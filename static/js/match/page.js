/* The match page: puts its panels together and tells each of them every moment. */

import { left } from "../dom.js";
import * as address from "./address.js";
import * as bar from "./bar.js";
import { Desk } from "./desk.js";
import { Director } from "./director.js";
import { Feed } from "./feed.js";
import { Reel } from "./reel.js";
import * as stage from "./stage.js";
import * as transcript from "./transcript.js";

const root = document.getElementById("match");
const desk = new Desk(left("boot"), address.overrides());
let shown = null;

function moment(n, from) {
  const { reel } = desk;
  const isSameView = shown?.view === reel.view;
  return {
    n,
    frame: reel.frame(n),
    board: reel.board(n),
    before: isSameView ? shown.board : null,
    passed: from === null ? [] : reel.frames.slice(from, n),
    reel,
    view: reel.view,
    isLive: desk.isOpen && (desk.director.isFollowing || n === reel.head),
    animate: from !== null && !desk.isStill && !document.hidden,
    speed: desk.director.speed,
  };
}

/** A panel that fails takes no other down with it; the failure is reported. */
function show(n, from) {
  shown = moment(n, from);
  for (const panel of panels) {
    try {
      panel.show(shown);
    } catch (problem) {
      reportError(problem);
    }
  }
}

desk.director = new Director(new Reel(desk.boot.view), {
  show,
  changed: () => desk.tell("cursor"),
  speed: desk.prefs.get("speed") === "instant" ? Infinity : desk.prefs.get("speed"),
});
const panels = [
  bar.mount(root, desk),
  stage.mount(document.getElementById("stage"), desk),
  transcript.mount(document.getElementById("transcript"), desk),
];
new Feed(desk);
root.dataset.ready = "";

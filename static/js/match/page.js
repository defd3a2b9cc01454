/* The match page: puts its panels together and tells each of them every moment. */

import { left } from "../dom.js";
import * as address from "./address.js";
import * as announcer from "./announcer.js";
import * as banner from "./banner.js";
import * as bar from "./bar.js";
import * as clip from "./clip.js";
import { Desk } from "./desk.js";
import { Director } from "./director.js";
import { Feed } from "./feed.js";
import * as ghosts from "./ghosts.js";
import * as keys from "./keys.js";
import * as minds from "./minds.js";
import { Reel } from "./reel.js";
import * as rooms from "./rooms.js";
import * as roster from "./roster.js";
import * as stage from "./stage.js";
import * as talkTools from "./talk_tools.js";
import * as timeline from "./timeline.js";
import * as tools from "./tools.js";
import * as transcript from "./transcript.js";
import * as waiting from "./waiting.js";

const element = (id) => document.getElementById(id);

const root = element("match");
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
const crew = roster.mount(element("roster"), desk);
const talk = transcript.mount(element("transcript"), desk);
const time = timeline.mount(element("timeline"), desk);
const panels = [
  rooms.mount(root, desk),
  bar.mount(root, desk),
  stage.mount(element("stage"), desk),
  talk,
  crew,
  minds.mount(element("thoughts"), desk),
  ghosts.mount(element("ghosts"), desk),
  time,
  waiting.mount(element("waiting"), desk),
  banner.mount(element("banner"), desk),
  announcer.mount(element("announcements"), element("alerts"), desk),
  clip.mount(desk),
];
talkTools.mount(element("talk-tools"), desk, talk);
keys.mount(desk, { timeline: time, talk, roster: crew, tools: tools.mount(element("tools"), desk) });
new Feed(desk);
root.dataset.ready = "";

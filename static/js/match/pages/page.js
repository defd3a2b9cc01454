/* The match page: mounts its panels and shows each of them every moment. */

import { byId, left } from "../../dom.js";
import * as firstVisit from "../air/first_visit.js";
import * as lowerThird from "../air/lower_third.js";
import * as sounds from "../air/sounds.js";
import * as story from "../air/story.js";
import * as address from "../address.js";
import * as announcer from "../talk/announcer.js";
import * as banner from "../controls/banner.js";
import * as bar from "../controls/bar.js";
import * as clip from "../controls/clip.js";
import { Desk } from "../desk.js";
import * as ghosts from "../talk/ghosts.js";
import * as keys from "../controls/keys.js";
import * as minds from "../crew/minds.js";
import * as rooms from "../controls/rooms.js";
import * as roster from "../crew/roster.js";
import { screen } from "../playing/screening.js";
import * as seat from "../seat/seat.js";
import * as stage from "../stage/stage.js";
import * as talkTools from "../talk/talk_tools.js";
import * as timeline from "../timeline/timeline.js";
import * as tools from "../controls/tools.js";
import * as transcript from "../talk/transcript.js";
import * as waiting from "../crew/waiting.js";

/** @import {Panel} from "../playing/screening.js" */

const root = byId("match");
const desk = new Desk(left("boot"), address.overrides());

screen(desk, () => {
  const crew = roster.mount(byId("roster"), desk);
  const talk = transcript.mount(byId("transcript"), desk);
  const time = timeline.mount(byId("timeline"), desk);
  const panels = [
    rooms.mount(root, desk),
    bar.mount(root, desk),
    stage.mount(byId("stage"), desk),
    afterwards(talk),
    afterwards(crew),
    afterwards(minds.mount(byId("thoughts"), desk)),
    afterwards(ghosts.mount(byId("ghosts"), desk)),
    time,
    waiting.mount(byId("waiting"), desk),
    banner.mount(byId("banner"), desk),
    announcer.mount(byId("announcements"), byId("alerts"), desk),
    clip.mount(desk),
    ...seat.mounted(desk),
    lowerThird.mount(byId("lower-third"), desk),
    sounds.mount(byId("sound-caption"), desk),
    story.mount(byId("result"), byId("stage"), desk),
    ...sworn(),
  ];
  firstVisit.mount(byId("first-visit"), desk);
  talkTools.mount(byId("talk-tools"), desk, talk);
  keys.mount(desk, { timeline: time, talk, roster: crew, tools: tools.mount(byId("tools"), desk) });
  return panels;
});
seat.hold(desk);

/** The juror's sheet or the jury's needle, whichever the page has; its script is loaded on demand. @returns {Panel[]} */
function sworn() {
  const sheet = document.getElementById("jury-box");
  const box = sheet ?? document.getElementById("jury-needle");
  if (!box) return [];
  /** @type {Panel[]} */
  const panel = [];
  /** @type {import("../playing/screening.js").Moment | null} */
  let latest = null;
  (sheet ? import("../jury/jury_box.js") : import("../jury/needle_box.js")).then(({ mount }) => {
    panel.push(mount(box, desk));
    if (latest) panel[0]?.show(latest);
  });
  return [{ show(moment) { latest = moment; panel[0]?.show(moment); } }];
}

/** Marks a panel that is read rather than seen, so that it is drawn after the others. @param {Panel} panel @returns {Panel} */
function afterwards(panel) {
  return { show: (moment) => panel.show(moment), isLate: true };
}

root.dataset.ready = "";

/* One scene of a match as an overlay over a video: no controls and no error messages. */

import { byId, left, make } from "../../dom.js";
import { say } from "../../words.js";
import * as address from "../address.js";
import * as ballots from "../meeting/ballots.js";
import { Desk } from "../desk.js";
import { row, sit } from "../jury/needle.js";
import * as ladder from "../meeting/ladder.js";
import * as map from "../stage/map.js";
import * as reveal from "../meeting/reveal.js";
import { screen } from "../playing/screening.js";
import * as speaker from "../meeting/speaker.js";
import * as stage from "../stage/stage.js";
import { named } from "../crew/token.js";

/** @import {Table, Thought} from "../shapes.js" */
/** @import {Boot} from "../desk.js" */
/** @import {Moment, Panel} from "../playing/screening.js" */

/** @typedef {Boot & {scene: keyof typeof SCENES, scale: number, background: string, follows_channel: boolean}} OverlayBoot */

const AGAIN_AFTER = 20_000;
const LATEST_MINDS = 4;

const SCENES = { full, map: ship, lowerthird, bids, votes, ticker, minds, jury };

/** @param {HTMLElement} root @param {Desk} desk */
function full(root, desk) {
  return stage.mount(scenes(root), desk);
}

/** @param {HTMLElement} root @param {Desk} desk */
function ship(root, desk) {
  return map.mount(place(root, "map"), desk);
}

/** @param {HTMLElement} root @param {Desk} desk */
function lowerthird(root, desk) {
  const panel = speaker.mount(place(root, "speaker"), desk);
  return atTable(root, (_, moment) => panel.show(moment));
}

/** @param {HTMLElement} root */
function bids(root) {
  const panel = ladder.mount(place(root, "ladder"));
  return atTable(root, (table, { view }) => panel.show(table, view));
}

/** @param {HTMLElement} root */
function scenes(root) {
  root.id = "stage";
  for (const name of ["map", "theatre", "reveal", "result"]) place(root, name);
  return root;
}

/** @param {HTMLElement} root @param {string} name */
function place(root, name) {
  const found = make("section", { id: name, class: `over-${name}` });
  root.append(found);
  return found;
}

/**
 * A panel that is visible only during meetings.
 * @param {HTMLElement} root @param {(table: Table, moment: Moment) => void} show @returns {Panel}
 */
function atTable(root, show) {
  return {
    show(moment) {
      const { meeting } = moment.board;
      root.hidden = !meeting;
      if (meeting) show(meeting, moment);
    },
  };
}

/** @param {HTMLElement} root @param {Desk} desk */
function votes(root, desk) {
  const [board, opened] = [place(root, "ballots"), place(root, "reveal")];
  const [locked, turned] = [ballots.mount(board), reveal.mount(opened, desk)];
  return atTable(root, (table, moment) => {
    const isOpen = table.revealed.length > 0;
    board.hidden = isOpen;
    opened.hidden = !isOpen;
    if (isOpen) turned.show(moment);
    else locked.show(table);
  });
}

/** @param {HTMLElement} root @returns {Panel} */
function ticker(root) {
  const line = make("p", { class: "over-ticker", dir: "auto" });
  root.append(line);
  return { show({ frame }) { line.textContent = frame.caption; } };
}

/** The latest thoughts, the newest on top. @param {HTMLElement} root @returns {Panel} */
function minds(root) {
  const list = make("ul", { class: "over-minds" });
  root.append(list);
  return {
    show({ reel, n }) {
      /** @type {Thought[]} */
      const thoughts = [];
      for (let at = n, frame = reel.frame(at); frame && thoughts.length < LATEST_MINDS; at -= 1, frame = reel.frame(at)) {
        if (frame.event.kind === "Thought") thoughts.push(frame.event);
      }
      list.replaceChildren(...thoughts.map(({ color, text }) =>
        make("li", {}, named(color), make("p", { class: "speaker-thought", dir: "auto" }, text))));
    },
  };
}

/** The jury's needle follows its socket, whatever moment is shown. @param {HTMLElement} root @param {Desk} desk @returns {Panel} */
function jury(root, desk) {
  const rows = make("ul", { class: "jury-rows" }, ...desk.boot.seats.map(({ color }) => row(color)));
  const count = make("p", { class: "jury-count" }, say("The jury"));
  root.append(count, rows);
  sit(`/ws/jury/${desk.boot.match.id}/`, rows, count, desk.boot.delay);
  return { show() {} };
}

/** @type {OverlayBoot} */
const boot = left("boot");
const desk = new Desk(boot, address.overrides());
const root = byId("overlay");
const dot = byId("dot");
root.dataset.scene = boot.scene;
root.style.setProperty("--scale", String(boot.scale));
if (boot.background) document.body.style.setProperty("background-color", boot.background);
document.documentElement.classList.toggle("still", desk.isStill);
desk.on("line", (state) => { dot.hidden = state === "open" || state === "connecting"; });
if (boot.follows_channel) {
  desk.on("standing", () => (!desk.isOpen || desk.standing.status === "paused") && setTimeout(() => window.location.reload(), AGAIN_AFTER + (boot.delay ?? 0)));
}
const scene = make("div", { class: "over-scene" });
root.append(make("div", { class: "over-frame" }, scene));
screen(desk, () => [SCENES[boot.scene](scene, desk)]);

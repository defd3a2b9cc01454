/* One scene of a match to lie over a video: no controls, no errors on air, nothing but the show. */

import { left, make } from "../dom.js";
import * as address from "./address.js";
import * as ballots from "./ballots.js";
import { Desk } from "./desk.js";
import * as ladder from "./ladder.js";
import * as map from "./map.js";
import * as reveal from "./reveal.js";
import { screen } from "./screening.js";
import * as speaker from "./speaker.js";
import * as stage from "./stage.js";
import { named } from "./token.js";

const AGAIN_AFTER = 20_000;
const LATEST_MINDS = 4;

const SCENES = {
  full: (root, desk) => stage.mount(scenes(root), desk),
  map: (root, desk) => map.mount(place(root, "map"), desk),
  lowerthird: (root, desk) => atTable(root, speaker.mount(place(root, "speaker"), desk), (panel, moment) => panel.show(moment)),
  bids: (root) => atTable(root, ladder.mount(place(root, "ladder")), (panel, { board, view }) => panel.show(board.meeting, view)),
  votes,
  ticker,
  minds,
};

function scenes(root) {
  root.id = "stage";
  for (const name of ["map", "theatre", "reveal", "result"]) place(root, name);
  return root;
}

function place(root, name) {
  const found = make("section", { id: name, class: `over-${name}` });
  root.append(found);
  return found;
}

/** Only there while the table sits. */
function atTable(root, panel, show) {
  return {
    show(moment) {
      root.hidden = !moment.board.meeting;
      if (!root.hidden) show(panel, moment);
    },
  };
}

function votes(root, desk) {
  const [board, opened] = [place(root, "ballots"), place(root, "reveal")];
  const panels = [ballots.mount(board), reveal.mount(opened, desk)];
  return atTable(root, panels, ([locked, turned], moment) => {
    const isOpen = Boolean(moment.board.meeting.revealed?.length);
    board.hidden = isOpen;
    opened.hidden = !isOpen;
    if (isOpen) turned.show(moment);
    else locked.show(moment.board.meeting);
  });
}

function ticker(root) {
  const line = make("p", { class: "over-ticker", dir: "auto" });
  root.append(line);
  return { show({ frame }) { line.textContent = frame.caption; } };
}

/** The latest thoughts, the newest on top. */
function minds(root) {
  const list = make("ul", { class: "over-minds" });
  root.append(list);
  return {
    show({ reel, n }) {
      const thoughts = [];
      for (let at = n; reel.frame(at) && thoughts.length < LATEST_MINDS; at -= 1) {
        const { event } = reel.frame(at);
        if (event.kind === "Thought") thoughts.push(event);
      }
      list.replaceChildren(...thoughts.map(({ color, text }) =>
        make("li", {}, named(color), make("p", { class: "speaker-thought", dir: "auto" }, text))));
    },
  };
}

const boot = left("boot");
const desk = new Desk(boot, address.overrides());
const root = document.getElementById("overlay");
const dot = document.getElementById("dot");
root.dataset.scene = boot.scene;
root.style.setProperty("--scale", boot.scale);
if (boot.background) document.body.style.setProperty("background-color", boot.background);
document.documentElement.classList.toggle("still", desk.isStill);
desk.on("line", (state) => { dot.hidden = state === "open" || state === "connecting"; });
if (boot.follows_channel) {
  desk.on("standing", () => !desk.isOpen && setTimeout(() => window.location.reload(), AGAIN_AFTER + (boot.delay ?? 0)));
}
const scene = make("div", { class: "over-scene" });
root.append(make("div", { class: "over-frame" }, scene));
screen(desk, () => [SCENES[boot.scene](scene, desk)]);

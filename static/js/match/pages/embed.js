/* The stage embedded in another page, which is told of every frame shown and may ask for one. */

import { byId, left, make } from "../../dom.js";
import { number, say } from "../../words.js";
import * as address from "../address.js";
import * as banner from "../controls/banner.js";
import { Desk } from "../desk.js";
import { screen } from "../playing/screening.js";
import * as stage from "../stage/stage.js";

/** @import {Boot} from "../desk.js" */
/** @import {Panel} from "../playing/screening.js" */

const SIGN = "seq";
const WISH = "seek";
/** @type {Boot & {origin: string}} */
const boot = left("boot");
const desk = new Desk(boot, address.overrides());

/** @param {HTMLElement} root @returns {Panel} */
function controls(root) {
  const play = make("button", { type: "button", class: "ctl", onclick: () => desk.director.toggle() });
  const at = make("span", { class: "meta number" });
  const caption = make("span", { class: "embed-caption", dir: "auto" });
  root.prepend(play, at, caption);
  const draw = () => {
    play.textContent = desk.director.isPlaying ? say("Pause") : say("Play");
  };
  desk.on("cursor", draw);
  draw();
  return {
    show({ n, frame }) {
      at.textContent = `#${number(n)}`;
      caption.textContent = frame.caption;
    },
  };
}

/** Exchanges messages with the embedding page, but only if it is the origin named in the address. @returns {Panel} */
function neighbour() {
  const isFramed = boot.origin && window.parent !== window;
  if (!isFramed) return { show() {} };
  window.addEventListener("message", ({ origin, source, data }) => {
    const isOurs = origin === boot.origin && source === window.parent;
    if (isOurs && data?.gb === WISH && Number.isInteger(data.n) && data.n > 0) desk.seek(data.n);
  });
  return { show: ({ n }) => window.parent.postMessage({ gb: SIGN, n }, boot.origin) };
}

screen(desk, () => [
  stage.mount(byId("stage"), desk),
  controls(byId("controls")),
  banner.mount(byId("banner"), desk),
  neighbour(),
]);
document.documentElement.classList.toggle("still", desk.isStill);

/* Whom the match is waiting for at this moment, and for how long. */

import { make } from "../../dom.js";
import { say } from "../../words.js";
import { badge, nameOf } from "./token.js";

/** @import {Desk} from "../desk.js" */

const PATIENCE = 2_000;
const MOST_NAMED = 3;

/** @param {HTMLElement} root @param {Desk} desk */
export function mount(root, desk) {
  const faces = make("span", { class: "waiting-faces" });
  const words = make("span", { class: "waiting-words number" });
  root.replaceChildren(faces, words);
  let drawn = "";

  function draw() {
    const { awaited: colors, thinking: { asked, since } } = desk;
    const waited = desk.now() - since;
    root.hidden = !colors.length || waited < PATIENCE || !desk.director.isFollowing;
    if (root.hidden) return;
    if (drawn !== colors.join()) faces.replaceChildren(...colors.map((color) => badge(color, { thinking: true })));
    drawn = colors.join();
    const seconds = Math.round(waited / 1_000);
    const names = colors.slice(0, MOST_NAMED).map(nameOf).join(", ");
    words.textContent = say("Waiting for %(open)s of %(asked)s: %(names)s, %(seconds)s s",
      { open: colors.length, asked, names: colors.length > MOST_NAMED ? `${names} …` : names, seconds });
  }

  setInterval(draw, 1_000);
  desk.on("thinking", draw);
  desk.on("standing", draw);
  return { show: draw };
}

/* One line for first-time visitors; once dismissed, it never returns. */

import { byId, make } from "../../dom.js";
import { say } from "../../words.js";

/** @import {Desk} from "../desk.js" */
/** @import {View} from "../shapes.js" */

/** @param {HTMLElement} root @param {Desk} desk */
export function mount(root, desk) {
  const away = () => {
    desk.prefs.set("welcomed", true);
    root.hidden = true;
    byId("main").focus();  // where the shortcuts work: in the list of views, letters would choose an option
  };
  const words = make("span", {}, told(desk.boot.view));
  desk.on("view", (view) => { words.textContent = told(view); });
  root.replaceChildren(
    words, " ",
    make("button", { type: "button", class: "more", onclick: away }, say("Understood")));
  root.hidden = desk.prefs.get("welcomed");
}

/** @param {View} view */
function told(view) {
  if (view === "glass") return say("You see everything, thoughts included. Choose above whose eyes to look through.");
  if (view === "public") return say("You see what everybody at the table sees, and no more. Choose above whose eyes to look through.");
  return say("You see what this one player sees and thinks, and no more. Choose above whose eyes to look through.");
}

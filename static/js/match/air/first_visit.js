/* One line for whoever is here for the first time; dismissed once, it is gone for good. */

import { byId, make } from "../../dom.js";
import { say } from "../../words.js";

/** @import {Desk} from "../desk.js" */

/** @param {HTMLElement} root @param {Desk} desk */
export function mount(root, desk) {
  const away = () => {
    desk.prefs.set("welcomed", true);
    root.hidden = true;
    byId("view").focus();
  };
  root.replaceChildren(
    make("span", {}, desk.boot.view === "public"
      ? say("You see what everybody at the table does, and no more. Choose above whose eyes you look through.")
      : say("You see everything, also thoughts. Choose above whose eyes you look through.")),
    make("button", { type: "button", class: "ctl", onclick: away }, say("Understood")));
  root.hidden = desk.prefs.get("welcomed");
}

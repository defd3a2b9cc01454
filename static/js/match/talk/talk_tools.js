/* The controls above the transcript: how much of it to show, thoughts on or off, and search. */

import { make } from "../../dom.js";
import { phrase, say } from "../../words.js";

/** @import {Desk} from "../desk.js" */
/** @import {Wishes} from "../preferences.js" */

/** @type {Record<Wishes["level"], string>} */
const LEVELS = { talk: phrase("Lines"), calm: phrase("In short"), event: phrase("Events"), rest: phrase("Everything") };

/**
 * @param {HTMLElement} root @param {Desk} desk
 * @param {ReturnType<typeof import("./transcript.js").mount>} transcript
 */
export function mount(root, desk, transcript) {
  const found = make("span", { class: "meta number", role: "status" });
  const search = make("input", { type: "search", id: "search", class: "talk-search", placeholder: say("Search"), "aria-label": say("Search the transcript"), oninput: () => look() });
  const choose = () => { desk.prefs.set("level", /** @type {Wishes["level"]} */ (level.value)); };
  const level = make("select", { "aria-label": say("How much"), onchange: choose },
    Object.entries(LEVELS).map(([value, label]) => make("option", { value, selected: desk.prefs.get("level") === value }, say(label))));
  const thoughts = make("button", { type: "button", class: "ctl talk-thoughts", "aria-pressed": "false", onclick: () => desk.prefs.toggle("thoughts") }, say("Thoughts"));
  root.replaceChildren(found, search, level, thoughts);

  function look() {
    const count = transcript.search(search.value);
    found.textContent = search.value ? say("%(count)s found", { count }) : "";
  }

  function press() {
    thoughts.setAttribute("aria-pressed", String(desk.prefs.get("thoughts")));
  }

  press();
  desk.prefs.onChange(press);
}

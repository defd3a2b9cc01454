/* The buttons of the bar and their dialogs: help, settings, sharing. */

import { byId, find, make } from "../../dom.js";
import { phrase, say } from "../../words.js";
import * as address from "../address.js";
import { SOUNDS } from "../air/sounds.js";
import { link, sharing } from "./share.js";

/** @import {Desk} from "../desk.js" */
/** @import {Sound, Switch, Wishes} from "../preferences.js" */

/** @typedef {"announce" | "motion" | "ballots" | "sound" | `level_${Sound}`} Choice */

const LEVELS = { off: phrase("off"), quiet: phrase("quiet"), full: phrase("full") };
/** @type {Record<Choice, [string, Record<string, string>]>} */
const CHOICES = {
  announce: [phrase("What a screen reader hears"), { speech: phrase("speech and major events"), thoughts: phrase("these, and thoughts"), events: phrase("events only"), nothing: phrase("nothing") }],
  motion: [phrase("Motion"), { auto: phrase("as set on this device"), on: phrase("on"), off: phrase("off") }],
  ballots: [phrase("Ballots are shown"), { steps: phrase("step by step"), once: phrase("all at once") }],
  sound: [phrase("Sound"), { off: phrase("off"), on: phrase("on") }],
  level_alarm: [SOUNDS.alarm.caption, LEVELS],
  level_report: [SOUNDS.report.caption, LEVELS],
  level_ballot: [SOUNDS.ballot.caption, LEVELS],
  level_ejection: [SOUNDS.ejection.caption, LEVELS],
  level_kill: [SOUNDS.kill.caption, LEVELS],
};
/** @type {Record<Switch, string>} */
const SWITCHES = {
  thoughts: phrase("Show thoughts"),
  ghosts: phrase("Show what the dead say"),
  bids: phrase("Show bids to speak"),
  unsaid: phrase("Show what was left unsaid"),
  director: phrase("The director picks what is big"),
  numbers: phrase("Show entry numbers"),
  keys: phrase("Single-key shortcuts"),
  zen: phrase("Stage only"),
  caster: phrase("Commentary below the stage"),
  voice: phrase("Read the commentary aloud"),
};

/** @param {HTMLElement} root @param {Desk} desk */
export function mount(root, desk) {
  return new Tools(root, desk);
}

class Tools {
  /** @param {HTMLElement} root @param {Desk} desk */
  constructor(root, desk) {
    this.desk = desk;
    root.replaceChildren(
      this.#button("share", say("Share")), this.#button("help", say("Keys")), this.#button("settings", say("Settings")));
    const settings = () => byId("wishes").replaceChildren(...wishes(desk));
    settings();
    desk.prefs.onChange(settings);
    const languages = document.querySelector("#settings .languages");
    languages?.addEventListener("submit", () => this.#comeBack(languages));
  }

  /** @param {string} name */
  open(name) {
    if (name === "share") this.#share();
    byId(name, HTMLDialogElement).showModal();
  }

  /** Copies a link to this moment to the clipboard, if the browser allows it. */
  async copy(place = link(this.desk, { first: this.desk.director.cursor })) {
    const copied = await navigator.clipboard?.writeText(place).then(() => true, () => false);
    if (copied) this.desk.tell("notice", say("The link to this moment is on your clipboard."));
    else if (!byId("share", HTMLDialogElement).open) this.open("share");
  }

  /** @param {string} name @param {string} label */
  #button(name, label) {
    return make("button", { type: "button", class: "ctl", "data-opens": name, onclick: () => this.open(name) }, label);
  }

  /** Makes the form for the language come back to this moment. @param {Element} form */
  #comeBack(form) {
    const { boot, director, view } = this.desk;
    find(form, "[name=next]", HTMLInputElement).value = address.link(boot, view, director.isFollowing ? null : director.cursor);
  }

  #share() {
    byId("sharing").replaceChildren(...sharing(this.desk, (place) => this.copy(place)));
  }
}

/** @param {Desk} desk */
function wishes(desk) {
  const focused = document.activeElement?.id ?? "";
  const isHeard = desk.prefs.get("sound") === "on";
  const choices = /** @type {Choice[]} */ (Object.keys(CHOICES)).filter((name) => isHeard || !name.startsWith("level_"));
  const switches = /** @type {Switch[]} */ (Object.keys(SWITCHES));
  const rows = [...choices.map((name) => choice(desk, name)), ...switches.map((name) => wish(desk, name))];
  queueMicrotask(() => focused.startsWith("wish-") && document.getElementById(focused)?.focus());
  return rows;
}

/** @param {Desk} desk @param {Choice} name */
function choice({ prefs }, name) {
  const id = `wish-${name}`;
  const [label, options] = CHOICES[name];
  const choose = () => { prefs.set(name, /** @type {Wishes[Choice]} */ (select.value)); };
  const select = make("select", { id, onchange: choose },
    Object.entries(options).map(([value, words]) => make("option", { value, selected: prefs.get(name) === value }, say(words))));
  return make("div", { class: "wish" }, make("label", { for: id }, say(label)), select);
}

/** @param {Desk} desk @param {Switch} name */
function wish({ prefs }, name) {
  const id = `wish-${name}`;
  const box = make("input", { id, type: "checkbox", checked: prefs.get(name), onchange: () => { prefs.set(name, box.checked); } });
  return make("div", { class: "wish" }, make("label", { for: id }, say(SWITCHES[name])), box);
}

/* The buttons of the bar and the dialogs behind them: help, settings, a link to this moment. */

import { make } from "../dom.js";
import { phrase, say } from "../words.js";
import { link, sharing } from "./share.js";

const CHOICES = {
  announce: [phrase("What a screen reader hears"), { speech: phrase("speech"), thoughts: phrase("speech and thoughts"), events: phrase("events alone"), nothing: phrase("nothing") }],
  motion: [phrase("Motion"), { auto: phrase("as this device wishes"), on: phrase("on"), off: phrase("off") }],
  ballots: [phrase("Ballots are shown"), { steps: phrase("step by step"), once: phrase("all at once") }],
};
const SWITCHES = {
  thoughts: phrase("Show thoughts"),
  ghosts: phrase("Show what the dead say"),
  bids: phrase("Show the bids to speak"),
  unsaid: phrase("Show what was left unsaid"),
  keys: phrase("Single keys act"),
  zen: phrase("The stage alone"),
};

export function mount(root, desk) {
  return new Tools(root, desk);
}

class Tools {
  constructor(root, desk) {
    this.desk = desk;
    root.replaceChildren(
      this.#button("share", say("Share")), this.#button("help", say("Keys")), this.#button("settings", say("Settings")));
    const settings = () => document.getElementById("wishes").replaceChildren(...wishes(desk));
    settings();
    desk.prefs.onChange(settings);
  }

  open(name) {
    if (name === "share") this.#share();
    document.getElementById(name).showModal();
  }

  /** Puts a link to this moment on the clipboard, where the browser lets us. */
  async copy(address = link(this.desk, { first: this.desk.director.cursor })) {
    const copied = await navigator.clipboard?.writeText(address).then(() => true, () => false);
    if (copied) this.desk.tell("notice", say("The link to this moment is on your clipboard."));
    else if (!document.getElementById("share").open) this.open("share");
  }

  #button(name, label) {
    return make("button", { type: "button", class: "ctl", "data-opens": name, onclick: () => this.open(name) }, label);
  }

  #share() {
    document.getElementById("sharing").replaceChildren(...sharing(this.desk, (address) => this.copy(address)));
  }
}

function wishes(desk) {
  const focused = document.activeElement?.id;
  const rows = [...Object.entries(CHOICES).map(([name, [label, options]]) => choice(desk, name, label, options)),
    ...Object.entries(SWITCHES).map(([name, label]) => wish(desk, name, label))];
  queueMicrotask(() => focused?.startsWith("wish-") && document.getElementById(focused)?.focus());
  return rows;
}

function choice({ prefs }, name, label, options) {
  const id = `wish-${name}`;
  return make("div", { class: "wish" }, make("label", { for: id }, say(label)),
    make("select", { id, onchange: (event) => prefs.set(name, event.target.value) },
      Object.entries(options).map(([value, words]) => make("option", { value, selected: prefs.get(name) === value }, say(words)))));
}

function wish({ prefs }, name, label) {
  const id = `wish-${name}`;
  return make("div", { class: "wish" }, make("label", { for: id }, say(label)),
    make("input", { id, type: "checkbox", checked: Boolean(prefs.get(name)), onchange: (event) => prefs.set(name, event.target.checked) }));
}

/* The buttons of the bar and the dialogs behind them: help, settings, a link to this moment. */

import { make } from "../dom.js";
import { phrase, say } from "../words.js";
import * as address from "./address.js";
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
    document.querySelector("#settings .languages")?.addEventListener("submit", ({ target }) => this.#comeBack(target));
  }

  open(name) {
    if (name === "share") this.#share();
    document.getElementById(name).showModal();
  }

  /** Puts a link to this moment on the clipboard, where the browser lets us. */
  async copy(place = link(this.desk, { first: this.desk.director.cursor })) {
    const copied = await navigator.clipboard?.writeText(place).then(() => true, () => false);
    if (copied) this.desk.tell("notice", say("The link to this moment is on your clipboard."));
    else if (!document.getElementById("share").open) this.open("share");
  }

  #button(name, label) {
    return make("button", { type: "button", class: "ctl", "data-opens": name, onclick: () => this.open(name) }, label);
  }

  /** To this moment, in the other language. */
  #comeBack(form) {
    const { boot, director, view } = this.desk;
    form.elements.next.value = address.link(boot, view, director.isFollowing ? null : director.cursor);
  }

  #share() {
    document.getElementById("sharing").replaceChildren(...sharing(this.desk, (place) => this.copy(place)));
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

/* The map in words: who is in which room. It is always there, for screen readers, phones, and those who like lists. */

import { arrange, make } from "../../dom.js";
import { grouped } from "./grouping.js";
import { say } from "../../words.js";
import { badge, nameOf } from "../crew/token.js";

/** @import {Person} from "./crowd.js" */
/** @import {Station} from "./ship_plan.js" */

/** @typedef {{item: HTMLElement, remark: HTMLElement, looks: string}} Line */

export class CrewList {
  /** @param {Station} station */
  constructor(station) {
    this.rooms = station.places.map(({ id, name }) => {
      const people = make("ul", { class: "crew-people" });
      return { id, people, item: make("li", { "data-place": id }, make("span", { class: "crew-place" }, name), people) };
    });
    this.root = make("ul", { class: "crew-by-room", "aria-label": say("Crew by room") });
  }

  /** @type {Map<string, Line>} */
  #lines = new Map();

  /** Shows everybody in the order of the map's places, and rewrites only what has changed. @param {Person[]} people */
  show(people) {
    const groups = grouped(people, (one) => one.place);
    const full = this.rooms.filter(({ id }) => groups.has(id));
    for (const { id, people: list } of full) arrange(list, (groups.get(id) ?? []).map((one) => this.#line(one)));
    arrange(this.root, full.map(({ item }) => item));
    this.root.hidden = people.length === 0;
  }

  clear() {
    this.#lines.clear();
    for (const { people } of this.rooms) people.replaceChildren();
    this.root.replaceChildren();
  }

  /** @param {Person} one */
  #line(one) {
    const looks = `${one.kind} ${one.role}`;
    const known = this.#lines.get(one.key);
    const line = known?.looks === looks ? known : written(one, looks);
    this.#lines.set(one.key, line);
    const words = remark(one);
    if (line.remark.textContent !== words) line.remark.textContent = words;
    line.remark.hidden = words === "";
    return line.item;
  }
}

/** @param {Person} one @param {string} looks @returns {Line} */
function written(one, looks) {
  const beside = make("span", { class: "meta" });
  const item = make("li", { class: `crew-person seat-${one.color}`, "data-figure": one.key },
    badge(one.color, { alive: one.kind === "player", ghost: one.kind === "ghost", role: one.role }),
    make("bdi", { class: "seat-name" }, nameOf(one.color)), beside);
  return { item, remark: beside, looks };
}

/** @param {Person} one */
function remark({ kind, vent, ago, role }) {
  if (kind === "body") return say("body");
  const remarks = [
    kind === "ghost" && say("ghost"),
    vent && say("in a vent"),
    ago && say("seen %(seconds)s s ago", { seconds: ago }),
    role === "impostor" && say("impostor"),
  ];
  return remarks.filter(Boolean).join(", ");
}

/* The map in words: who is in which room. It is always there, for ears, for phones, and for whoever likes lists. */

import { make } from "../../dom.js";
import { say } from "../../words.js";
import { badge, nameOf } from "../crew/token.js";

/** @import {Person} from "./crowd.js" */
/** @import {Station} from "./ship_plan.js" */

/**
 * The entries of the list, in the order in which the map names its places.
 * @param {Station} station @param {Person[]} people
 */
export function crewByRoom(station, people) {
  const groups = Map.groupBy(people, (one) => one.place);
  return station.places.filter(({ id }) => groups.has(id)).map(({ id, name }) =>
    make("li", { "data-place": id },
      make("span", { class: "crew-place" }, `${name}`),
      make("ul", { class: "crew-people" }, ...(groups.get(id) ?? []).map(person))));
}

/** @param {Person} one */
function person(one) {
  return make("li", { class: `crew-person seat-${one.color}`, "data-figure": one.key },
    badge(one.color, { alive: one.kind === "player", ghost: one.kind === "ghost", role: one.role }),
    make("bdi", { class: "seat-name" }, nameOf(one.color)),
    remark(one) && make("span", { class: "meta" }, remark(one)));
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

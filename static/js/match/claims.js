/* What somebody claimed, in a few words of the page's language. */

import { number, say } from "../words.js";
import { nameOf } from "./token.js";

/** Places and tasks are called as on the station. */
export function claimed(claim, station) {
  return [TELLING[claim.topic](words(claim, station)), when(claim)].filter(Boolean).join(" ");
}

const TELLING = {
  was_at: (is) => say("%(who)s in %(place)s", is),
  was_with: (is) => place(say("%(who)s with %(other)s", is), is),
  did_task: (is) => place(say("%(who)s at work: %(task)s", is), is),
  saw_kill: (is) => place(is.other ? say("saw %(who)s kill %(other)s", is) : say("saw %(who)s kill", is), is),
  saw_vent: (is) => place(say("saw %(who)s use a vent", is), is),
  found_body: (is) => place(say("%(who)s found the body of %(other)s", is), is),
  role: (is) => (is.isImpostor ? say("%(who)s is an impostor", is) : say("%(who)s is crew", is)),
};

function words({ subject, other, place: where, task, role }, { places, tasks }) {
  return {
    who: nameOf(subject),
    other: other ? nameOf(other) : "",
    place: named(places, where),
    task: named(tasks, task),
    isImpostor: role === "impostor",
  };
}

function named(things, id) {
  return id ? things.find((thing) => thing.id === id)?.name ?? id : "";
}

function place(told, is) {
  return is.place ? say("%(told)s, in %(place)s", { told, place: is.place }) : told;
}

function when({ since, until }) {
  if (since == null && until == null) return "";
  if (since == null) return say("(until %(until)s s)", { until: number(until) });
  if (until == null) return say("(from %(since)s s on)", { since: number(since) });
  return say("(%(since)s to %(until)s s)", { since: number(since), until: number(until) });
}

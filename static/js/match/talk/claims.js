/* What somebody claimed, in a few words of the page's language. */

import { number, say } from "../../words.js";
import { nameOf } from "../crew/token.js";

/** @import {Claim, Occasion, Stamp, When} from "../shapes.js" */
/** @import {Station} from "../stage/ship_plan.js" */

/** @typedef {Stamp["claim"]} Claimed Fields with their defaults are left out. */
/** @typedef {{who: string, other: string, place: string, task: string, isImpostor: boolean, isTold: boolean}} Words */

/** A claim in words; places and tasks have the names that they have on the station. @param {Claimed} claim @param {Station} station */
export function claimed(claim, station) {
  return [TELLING[claim.topic](words(claim, station)), when(claim)].filter(Boolean).join(" ");
}

/** @type {Record<Claim["topic"], (is: Words) => string>} */
const TELLING = {
  was_at: (is) => say("%(who)s in %(place)s", is),
  was_with: (is) => place(say("%(who)s with %(other)s", is), is),
  did_task: (is) => place(say("%(who)s at work: %(task)s", is), is),
  saw_kill: (is) => place(is.isTold ? say("%(who)s killed %(other)s", is) : is.other ? say("saw %(who)s kill %(other)s", is) : say("saw %(who)s kill", is), is),
  saw_vent: (is) => place(is.isTold ? say("%(who)s used a vent", is) : say("saw %(who)s use a vent", is), is),
  found_body: (is) => place(say("%(who)s found the body of %(other)s", is), is),
  role: (is) => (is.isImpostor ? say("%(who)s is an impostor", is) : say("%(who)s is crew", is)),
};

/** @param {Claimed} claim @param {Station} station @returns {Words} */
function words({ subject, other, place: where, task, role, seen }, { places, tasks }) {
  return {
    who: nameOf(subject),
    other: other ? nameOf(other) : "",
    place: named(places, where),
    task: named(tasks, task),
    isImpostor: role === "impostor",
    isTold: seen === false, // stated as a fact, not as seen by the speaker
  };
}

/** @param {{id: string, name: string}[]} things @param {string | null} [id] */
function named(things, id) {
  return id ? things.find((thing) => thing.id === id)?.name ?? id : "";
}

/** @param {string} told @param {Words} is */
function place(told, is) {
  return is.place ? say("%(told)s, in %(place)s", { told, place: is.place }) : told;
}

/** @param {Partial<Claim>} claim */
function when({ since, until, round, when: dated, whole }) {
  return [seconds({ since, until }), round && say("(round %(round)s)", { round: number(round) }),
    dated && say("(%(occasion)s)", { occasion: occasion(dated) }), whole && say("(all the time)")].filter(Boolean).join(" ");
}

/** @param {When} when */
function occasion({ occasion: what, relation = "during", of }) {
  return `${RELATIONS[relation]()} ${of ? say("the death of %(who)s", { who: nameOf(of) }) : OCCASIONS[what]()}`;
}

const RELATIONS = { before: () => say("before"), during: () => say("at"), after: () => say("after") };
/** @type {Record<Occasion, () => string>} */
const OCCASIONS = {
  lights: () => say("the lights' failure"),
  reactor: () => say("the reactor's alarm"),
  o2: () => say("the oxygen's alarm"),
  comms: () => say("the comms' failure"),
  death: () => say("a death"),
  meeting: () => say("the meeting"),
  start: () => say("the round's beginning"),
};

/** @param {Pick<Partial<Claim>, "since" | "until">} claim */
function seconds({ since, until }) {
  if (since == null) return until == null ? "" : say("(until %(until)s s)", { until: number(until) });
  if (until == null) return say("(from %(since)s s on)", { since: number(since) });
  return say("(%(since)s to %(until)s s)", { since: number(since), until: number(until) });
}

/* Who is walking at any frame, and where: a walk from setting out to arriving, as the frames tell it. A view that only
   sees a player come in knows no more of the walk than that. */

/** @import {Color, Event, Frame, Step} from "../shapes.js" */

/**
 * @typedef {object} Walk Within `place`: from tick `since` to its middle, reached at tick `middleAt`, then towards the
 *   first of `steps`, whose border is reached at tick `dueAt`.
 * @property {string} place
 * @property {string | null} origin The place that it came from.
 * @property {number} since
 * @property {number | null} middleAt Null if the view does not know.
 * @property {number} dueAt
 * @property {Step[]} steps
 * @property {Walk | null} turned The walk that was broken off for this one.
 */

export class Walks {
  /** @type {Map<Color, {ns: number[], walks: (Walk | null)[]}>} */
  #courses = new Map();

  /** Takes the next frame. @param {Frame} frame */
  take({ n, tick, event }) {
    if ("steps" in event) this.#note(n, event.color, begun(event, tick, this.#latest(event.color)));
    else if ("vent" in event) this.#note(n, event.color, null);
    else if ("origin" in event) this.#note(n, event.color, crossed(event, tick, this.#latest(event.color)));
    else this.#rest(n, event);
  }

  /** Ends the walks of players who are at a spot, have arrived, are dead, or sit at the table.
   *  @param {number} n @param {Event} event */
  #rest(n, event) {
    switch (event.kind) {
      case "Arrived":
        this.#note(n, event.color, null);
        break;
      case "Killed":
        this.#note(n, event.killer, null);
        this.#note(n, event.victim, null);
        break;
      case "MeetingOpened":
        for (const color of this.#courses.keys()) this.#note(n, color, null);
        break;
      default:
        if ("spot" in event && event.spot) this.#note(n, event.color, null);
    }
  }

  /** The walk that a player is on at frame n; null if it is on none. @param {Color} color @param {number} n */
  at(color, n) {
    const course = this.#courses.get(color);
    if (!course) return null;
    let [low, high] = [0, course.ns.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (course.ns[middle] <= n) low = middle + 1;
      else high = middle;
    }
    return course.walks[low - 1] ?? null;
  }

  /** @param {Color} color */
  #latest(color) {
    return this.#courses.get(color)?.walks.at(-1) ?? null;
  }

  /** @param {number} n @param {Color} color @param {Walk | null} walk */
  #note(n, color, walk) {
    const course = this.#courses.get(color) ?? { ns: [], walks: [] };
    if (!walk && !course.walks.at(-1)) return;
    course.ns.push(n);
    course.walks.push(walk);
    this.#courses.set(color, course);
  }
}

/** @param {{origin: string, steps: Step[], lead: number}} event @param {number} tick @param {Walk | null} before @returns {Walk} */
function begun({ origin, steps, lead }, tick, before) {
  const middleAt = tick + lead;
  const turned = lead > 0 && before ? { ...before, turned: null } : null;
  return { place: origin, origin: null, since: tick, middleAt, dueAt: middleAt + (steps[0]?.to_border ?? 0), steps, turned };
}

/** @param {{origin: string, place: string}} event @param {number} tick @param {Walk | null} before @returns {Walk} */
function crossed({ origin, place }, tick, before) {
  const [step, ...rest] = before?.steps[0]?.place === place ? before.steps : [];
  const middleAt = step ? tick + step.to_middle : null;
  return { place, origin, since: tick, middleAt, dueAt: (middleAt ?? tick) + (rest[0]?.to_border ?? 0), steps: rest, turned: null };
}

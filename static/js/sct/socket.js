/* A socket that resumes where it left off. A frame is always the newest whole state; older ones are not sent. */

import { LastingSocket } from "../lasting_socket.js";

/** @typedef {object} Hello What follows belongs to this epoch.
 * @property {"hello"} type
 * @property {string} epoch
 * @property {number} head
 */

/** @typedef {object} Beat A sign of life.
 * @property {"beat"} type
 * @property {number} head
 */

/** @typedef {object} State
 * @property {string} code
 * @property {string} name
 * @property {string} glyph
 * @property {string} tone
 */

/** @typedef {object} Segment
 * @property {string} status
 * @property {string} name
 * @property {number} count
 * @property {number} start
 * @property {number} length
 */

/** @typedef {object} Progress The state of a batch.
 * @property {"progress"} type
 * @property {number} n
 * @property {State} state
 * @property {Segment[]} segments
 * @property {Facts} facts
 * @property {AgentFigures[]} figures
 * @property {Record<string, string>} cells A letter for each trial of an agent.
 * @property {Record<string, Record<number, number>>} attempts
 * @property {string[]} waits What its calls are waiting for, if anything.
 * @property {boolean} is_over
 */

/** @typedef {object} Moved A trial has moved.
 * @property {"trial"} type
 * @property {number} n
 * @property {string} status
 * @property {number} attempt
 * @property {number} fence
 * @property {number} made
 */

/** @typedef {object} Facts
 * @property {number} done
 * @property {number} total
 * @property {number} in_play
 * @property {number} calls_in_flight
 * @property {number | null} places
 * @property {string | null} time_left
 * @property {number | null} median_seconds
 * @property {number} calls
 * @property {number} tokens
 * @property {number} estimated How many of these were estimated, as the endpoint did not report them.
 * @property {boolean} is_free
 * @property {number | null} cost
 */

/** @typedef {object} AgentFigures
 * @property {string} agent
 * @property {number} n
 * @property {number} asked
 * @property {number} total
 * @property {number} errors
 * @property {boolean} is_provisional
 * @property {Share} mean_yes_rate Over so many trials.
 * @property {Record<string, Share>} shares
 */

/** @typedef {object} Share
 * @property {number} value
 * @property {number | null} low
 * @property {number | null} high
 * @property {number} n
 */

/** @typedef {Hello | Beat | Progress | Moved} Message */

/** @typedef {object} Wish What the page asks for in the address, with its language (`lang`).
 * @property {string} epoch
 * @property {string} after
 * @property {string} [lang]
 */

const SILENCE = 25_000;

/**
 * Calls `onFrame` for every frame newer than those before, and `onState("live" | "lost")` when the connection changes.
 * @template {Progress | Moved} Frame
 * @param {string} path @param {{onFrame: (frame: Frame) => void, onState: (state: "live" | "lost") => void}} ears
 */
export function watch(path, { onFrame, onState }) {
  let epoch = "";
  let after = 0;

  /** @param {Message} message */
  function hear(message) {
    if (message.type === "hello") {
      socket.trust();
      if (message.epoch !== epoch) after = 0;
      epoch = message.epoch;
      onState("live");
    } else if (message.type === "beat") {
      if (message.head > after) socket.abandon();
    } else if (message.n > after) {
      after = message.n;
      onFrame(/** @type {Frame} */ (message));
    }
  }

  const socket = new LastingSocket(path, {
    query: wish,
    silence: SILENCE,
    ears: { said: (data) => hear(JSON.parse(data)), lost: () => onState("lost") },
  });

  /** @returns {Wish | {}} */
  function wish() {
    return epoch ? { epoch, after: String(after) } : {};
  }

  socket.open();
}

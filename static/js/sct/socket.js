/* One socket that heals itself: it says from where it wants to go on, and every frame it gets is the newest whole. */

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

/** @typedef {object} Progress How a batch is.
 * @property {"progress"} type
 * @property {number} n
 * @property {State} state
 * @property {Segment[]} segments
 * @property {Facts} facts
 * @property {AgentFigures[]} figures
 * @property {Record<string, string>} cells A letter for each trial of an agent.
 * @property {Record<string, Record<number, number>>} attempts
 * @property {string[]} waits What its calls wait for, if for anything.
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
 * @property {number | null} mean_yes_rate
 * @property {number} mean_of Over so many trials that mean goes.
 * @property {Record<string, Share>} shares
 */

/** @typedef {object} Share
 * @property {number} value
 * @property {number} low
 * @property {number} high
 * @property {number} n
 */

/** @typedef {Hello | Beat | Progress | Moved} Message */

const PAUSES = [500, 1000, 2000, 4000, 8000];
const SILENCE = 25_000;
const REFUSED = new Set([4400, 4404]);

/**
 * Calls `onFrame` for every frame that is newer than those before, `onState("live" | "lost")` when that changes.
 * @template {Progress | Moved} Frame
 * @param {string} path @param {{onFrame: (frame: Frame) => void, onState: (state: "live" | "lost") => void}} ears
 */
export function watch(path, { onFrame, onState }) {
  let epoch = "";
  let after = 0;
  let failures = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let silence;

  function open() {
    const address = new URL(path, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.searchParams.set("lang", document.documentElement.lang);
    if (epoch) {
      address.searchParams.set("epoch", epoch);
      address.searchParams.set("after", String(after));
    }
    const socket = new WebSocket(address);
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => socket.close(), SILENCE);
    };
    socket.addEventListener("open", listen);
    socket.addEventListener("message", (message) => { listen(); hear(JSON.parse(message.data)); });
    socket.addEventListener("close", (end) => { clearTimeout(silence); if (!REFUSED.has(end.code)) retry(); });
  }

  /** @param {Message} message */
  function hear(message) {
    if (message.type === "hello") {
      failures = 0;
      if (message.epoch !== epoch) after = 0;
      epoch = message.epoch;
      onState("live");
    } else if (message.type !== "beat" && message.n > after) {
      after = message.n;
      onFrame(/** @type {Frame} */ (message));
    }
  }

  function retry() {
    onState("lost");
    setTimeout(open, PAUSES[Math.min(failures++, PAUSES.length - 1)]);
  }

  open();
}

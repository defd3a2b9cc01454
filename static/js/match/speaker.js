/* Whoever spoke last, large: the words with names and charges marked, and under them the private thought. */

import { draw, make } from "../dom.js";
import { say } from "../words.js";
import { nameOf, token } from "./token.js";

const MOST_THOUGHT = 1_200;

export function mount(root) {
  /** `board` with a meeting. */
  function show({ meeting, minds, figures }) {
    const line = meeting.lines?.at(-1);
    if (!line) {
      root.replaceChildren(make("p", { class: "quiet speaker-nobody" }, say("Nobody has spoken yet.")));
      return;
    }
    const thought = minds?.[line.color]?.thought;
    root.replaceChildren(
      draw("svg", { class: "speaker-token", viewBox: "-30 -30 60 60", "aria-hidden": "true" },
        token(line.color, { speaking: true, role: figures[line.color]?.role })),
      make("div", { class: `speaker-words seat-${line.color}` },
        make("p", { class: "speaker-name" },
          make("strong", {}, nameOf(line.color)),
          line.target && make("span", { class: "meta" }, say("to %(name)s", { name: nameOf(line.target) })),
          make("span", { class: "meta number" }, `t${line.t}`)),
        make("blockquote", { class: "speaker-line", dir: "auto" }, ...marked(line)),
        thought && make("p", { class: "speaker-thought", dir: "auto" },
          make("span", { class: "visually-hidden" }, `${say("thinks")}: `), bounded(thought))));
  }

  return { show };
}

/** The line in pieces; spans count code points, as the engine does. */
export function marked({ message, mentions = [], accusations = [] }) {
  const letters = Array.from(message);
  const borders = [...mentions, ...accusations].flatMap(({ start, end }) => [start, end]);
  const cuts = [...new Set([0, ...borders, letters.length])].toSorted((a, b) => a - b);
  return cuts.slice(1).map((end, i) => {
    const text = letters.slice(cuts[i], end).join("");
    const covers = (span) => span.start <= cuts[i] && end <= span.end;
    const charge = accusations.find(covers);
    const named = mentions.find(covers);
    if (!charge && !named) return text;
    const looks = [charge && "said-charge", named && `said-name seat-${named.color}`].filter(Boolean).join(" ");
    return make("mark", { class: looks }, text);
  });
}

function bounded(text) {
  return text.length > MOST_THOUGHT ? `${text.slice(0, MOST_THOUGHT)}…` : text;
}

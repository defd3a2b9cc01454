/* What the votes decide: the line on the screen, and whoever was ejected drifting away. */

import { draw, make } from "../dom.js";
import { say, sayCount } from "../words.js";
import { nameOf, token } from "./token.js";

/** The paragraphs of a table whose votes are all counted. */
export function verdict({ ejected, tied }) {
  if (!ejected) {
    return [line(tied?.length ? say("No one was ejected. (Tie)") : say("No one was ejected. (Skipped)"))];
  }
  const name = nameOf(ejected.color);
  return [line(say("%(name)s was ejected.", { name })), ejected.role && role(ejected, name)].filter(Boolean);
}

function line(text) {
  return make("p", { class: "verdict-line" }, make("span", {}, text));
}

function role({ role: dealt, impostors_left: left }, name) {
  const isImpostor = dealt === "impostor";
  return make("p", { class: `verdict-role${isImpostor ? " verdict-impostor" : ""}` },
    isImpostor ? `▲ ${say("%(name)s was An Impostor.", { name })}` : `● ${say("%(name)s was not An Impostor.", { name })}`,
    left != null && make("span", { class: "verdict-left" },
      ` ${sayCount("%(count)s impostor remains.", "%(count)s impostors remain.", left)}`));
}

/** A small figure in a wide dark, moving off. */
export function drift(color) {
  const stars = Array.from({ length: 40 }, (_, i) =>
    draw("circle", { class: "star", cx: (i * 97) % 800, cy: (i * 61) % 150, r: .6 + (i % 3) * .5 }));
  return draw("svg", { class: "space-view", viewBox: "0 0 800 150", preserveAspectRatio: "xMidYMid slice" },
    draw("g", {}, ...stars),
    draw("g", { class: "drifting" }, draw("g", { transform: "scale(1.3)" }, token(color))));
}

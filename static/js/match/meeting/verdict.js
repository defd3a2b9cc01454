/* What the votes decide: the line on the screen, and the ejected player drifting away. */

import { draw, make } from "../../dom.js";
import { say, sayCount } from "../../words.js";
import { nameOf, token } from "../crew/token.js";

/** @import {Color, Ejected, Table} from "../shapes.js" */

/** The verdict's paragraphs, once all votes are counted. @param {Table} table */
export function verdict({ ejected, tied }) {
  if (!ejected) {
    return [line(tied?.length ? say("No one was ejected. (Tie)") : say("No one was ejected. (Skipped)"))];
  }
  const name = nameOf(ejected.color);
  return [line(say("%(name)s was ejected.", { name })), ...(ejected.role ? [role(ejected, name)] : [])];
}

/** @param {string} text */
function line(text) {
  return make("p", { class: "verdict-line" }, make("span", {}, text));
}

/** @param {Ejected} ejected @param {string} name */
function role({ role: dealt, impostors_left: left }, name) {
  const isImpostor = dealt === "impostor";
  return make("p", { class: `verdict-role${isImpostor ? " verdict-impostor" : ""}` },
    isImpostor ? `▲ ${say("%(name)s was An Impostor.", { name })}` : `● ${say("%(name)s was not An Impostor.", { name })}`,
    left != null && make("span", { class: "verdict-left" },
      ` ${sayCount("%(count)s impostor remains.", "%(count)s impostors remain.", left)}`));
}

/** Space, with the ejected player, if any, drifting through it. @param {Color} [color] */
export function space(color) {
  const stars = Array.from({ length: 60 }, (_, i) =>
    draw("circle", { class: "star", cx: (i * 97) % 800, cy: (i * 61) % 150, r: .5 + (i % 3) * .4 }));
  return draw("svg", { class: "space", viewBox: "0 0 800 150", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    ...stars,
    color && draw("g", { class: "drifting" }, draw("g", { transform: "scale(1.5)" }, token(color))));
}

/* The story of a match, below the result: in full through the glass, as a link in other views. It is fetched only when
   the last frame is shown, so that the page holds nothing of it before. */

import { draw, make } from "../../dom.js";
import { places } from "../../rounded.js";
import { number, say, sayCount } from "../../words.js";
import { badge, besides, nameOf } from "../crew/token.js";
import { SeenAgain } from "./seen_again.js";

/** @import {Color} from "../shapes.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Moment, Panel} from "../playing/screening.js" */

/** @typedef {{kind: string, title: string, n: number, color: Color | "", name: string, words: string, said: string, thought: string, so: string, note: string}} Part */
/** @typedef {{color: Color, name: string, is_impostor: boolean, n: number, said: string, doubts: string, latest: number | null}} Player */
/** @typedef {{voices: number, brier: number | null, turn: {away: Color, onto: Color, entry: number, is_right: boolean} | null, url: string}} Jury */
/** @typedef {{match: number, url: string, is_on: boolean}} Next */
/** @typedef {{n: number, headline: string}} Best */
/** @typedef {{parts: Part[], untold: string, players: Player[], best: Best[], jury: Jury | null, next: Next | null, picture: string}} Story */

/** @param {HTMLElement} result @param {HTMLElement} stage @param {Desk} desk @returns {Panel} */
export function mount(result, stage, desk) {
  const root = make("section", { class: "story", hidden: true, "aria-label": say("The story") });
  result.append(root);
  const again = new SeenAgain(stage, desk);
  let asked = "";
  let hasArrived = false;

  /** @param {Moment} moment */
  function show({ board, n, reel, view, animate }) {
    again.show(n);
    const isOver = board.ended !== undefined && board.ended !== null;
    hasArrived = isOver && n === reel.head && (animate || (hasArrived && !again.isOn));
    root.hidden = !isOver || desk.isOpen;
    if (isOver) tell(view);
  }

  /** @param {string} view */
  async function tell(view) {
    if (desk.standing.status !== "finished") return;
    root.hidden = false;
    if (asked !== view) {
      asked = view;
      root.replaceChildren();
      const story = view === "glass" ? await fetched(desk.boot.urls.story) : null;
      if (asked !== view) return;
      if (story) again.take(story.best);
      if (view === "glass" && !story) asked = "";
      else root.replaceChildren(...(story ? whole(story, desk, again) : [way(desk)]));
    }
    if (hasArrived && view === "glass" && !desk.isStill) again.announce();
  }

  desk.on("standing", () => hasArrived && tell(desk.view));
  desk.on("view", () => { hasArrived = false; root.hidden = true; });
  return { show };
}

/** @param {string} url @returns {Promise<Story | null>} */
async function fetched(url) {
  const answer = await fetch(`${url}.json?told=1`).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

/** @param {Desk} desk */
function way(desk) {
  return make("p", {}, make("a", { class: "button", href: `${desk.boot.urls.story}/?told=1` }, say("The story of this match")));
}

/** @param {Story} story @param {Desk} desk @param {SeenAgain} again */
function whole({ parts, untold, players, best, jury, next, picture }, desk, again) {
  return [
    best.length ? make("p", {}, make("button", { type: "button", class: "button", onclick: () => again.begin() }, say("Replay the best moments"))) : "",
    make("div", { class: "story-parts" }, ...parts.map((part) => piece(part, desk))),
    untold ? make("p", { class: "quiet" }, untold) : "",
    make("h3", {}, say("Everybody's line, and how much each was suspected")),
    make("ul", { class: "story-players" }, ...players.map((player) => person(player, desk))),
    ...(jury ? [make("h3", {}, say("The jury")), juryWords(jury, desk)] : []),
    make("p", { class: "cluster" },
      next && make("a", { class: "button", href: next.url }, say(next.is_on ? "On air now: match %(match)s" : "The next match: %(match)s", { match: next.match })),
      make("a", { class: "button", href: picture, download: `match-${desk.boot.match.id}.png` }, say("A picture to share")),
      make("a", { class: "button", href: `${desk.boot.urls.story}/` }, say("The story to read and link to"))),
  ];
}

/** @param {Part} part @param {Desk} desk */
function piece({ kind, title, n, color, name, words, said, thought, so, note }, desk) {
  return make("article", { class: `glass story-part story-${kind}` },
    make("h3", {}, title),
    make("p", { class: "story-who" }, ...who(color, name), place(n, desk)),
    said && make("blockquote", { dir: "auto" }, said),
    thought && make("p", { class: "story-thought" }, make("span", { class: "meta" }, say("thinks")), " ", make("span", { dir: "auto" }, thought)),
    so && make("p", { class: "story-so" }, make("span", { class: "meta" }, say("the log")), " ", make("span", { dir: "auto" }, so)),
    words && make("p", { dir: "auto" }, words),
    note && make("p", { class: "meta" }, note));
}

/** @param {Player} player @param {Desk} desk */
function person({ color, name, is_impostor: isImpostor, n, said, doubts, latest }, desk) {
  const line = doubts ? [
    draw("svg", { class: "story-doubts", viewBox: "-1 -1 242 42", preserveAspectRatio: "none", role: "img", "aria-label": say("Suspected in the end: %(percent)s %", { percent: latest }) }, draw("path", { d: doubts })),
    make("span", { class: "meta number" }, `${number(latest ?? 0)} %`),
  ] : [make("span", { class: "meta" }, say("nobody stated a suspicion"))];
  return make("li", { class: `seat-named seat-${color}` },
    make("p", { class: "story-who" }, ...who(color, name), isImpostor && make("span", { class: "role-impostor" }, `▲ ${say("impostor")}`), n ? place(n, desk) : null),
    ...line,
    n ? make("blockquote", { dir: "auto" }, said) : make("p", { class: "quiet" }, say("said nothing")));
}

/** @param {Color | ""} color @param {string} name */
function who(color, name) {
  return color ? [badge(color), make("strong", {}, nameOf(color)), make("bdi", {}, besides(color, name))] : [];
}

/** @param {number} n @param {Desk} desk */
function place(n, desk) {
  const go = () => {
    desk.director.pause();
    desk.seek(n);
  };
  return make("button", { type: "button", class: "more", onclick: go }, say("Entry %(n)s", { n: number(n) }));
}

/** @param {Jury} jury @param {Desk} desk */
function juryWords({ voices, brier, turn, url }, desk) {
  const turned = turn && say(turn.is_right ? "The jury turned from %(away)s to %(onto)s, and it was right." : "The jury turned from %(away)s to %(onto)s, and it was wrong.",
    { away: nameOf(turn.away), onto: nameOf(turn.onto) });
  return make("p", { class: "story-who" },
    make("span", {}, sayCount("%(count)s voice", "%(count)s voices", voices)),
    brier !== null && make("span", {}, say("Brier score as one mind: %(score)s", { score: places(brier, 2) })),
    turned && make("span", {}, turned), turn && place(turn.entry, desk),
    make("a", { href: url }, say("What the jury thought")));
}

/* The crew: who plays each colour, with which role, and the state of each at this moment. */

import { byId, make } from "../../dom.js";
import { about, number, phrase, say } from "../../words.js";
import { headcount, outlived } from "./fates.js";
import { badge, besides, nameOf } from "./token.js";

/** @import {Board, Color, Death, Figure, Role, Table} from "../shapes.js" */
/** @import {Desk, Seated, Standing} from "../desk.js" */
/** @import {Moment} from "../playing/screening.js" */
/** @import {Looks} from "./token.js" */

/** @typedef {{figure: Figure | null, alive: boolean, voted: boolean, speaking: boolean, thinking: boolean, meeting: Table | null, board: Board}} State */

/** @type {Record<Role, [string, string]>} */
const ROLES = { impostor: ["▲", phrase("impostor")], crewmate: ["●", phrase("crewmate")] };

/** @param {HTMLElement} root @param {Desk} desk */
export function mount(root, desk) {
  return new Roster(root, desk);
}

class Roster {
  /** @param {HTMLElement} root @param {Desk} desk */
  constructor(root, desk) {
    this.desk = desk;
    this.count = byId("crew-count");
    this.rows = desk.boot.seats.map((seat) => new Row(seat, desk));
    root.replaceChildren(make("ul", { class: "seats" }, this.rows.map(({ item }) => item)));
    desk.on("thinking", () => this.#again());
    desk.on("standing", () => { for (const row of this.rows) row.seated(); this.#again(); });
  }

  /** @type {Moment | null} */
  #moment = null;

  /** @param {Moment} moment */
  show(moment) {
    this.#moment = moment;
    const { figures } = moment.board;
    this.count.textContent = figures ? headcount(moment.view, figures) : "";
    for (const row of this.rows) row.show(moment);
  }

  #again() {
    if (this.#moment) this.show(this.#moment);
  }

  /** Focuses the n-th seat. @param {number} place */
  focus(place) {
    this.rows[place]?.button.focus();
  }

  /** Shows only the n-th player's mind, or all of them again. @param {number} place */
  solo(place) {
    this.rows[place]?.solo();
  }
}

class Row {
  /** @param {Seated} seat @param {Desk} desk */
  constructor(seat, desk) {
    this.seat = seat;
    this.desk = desk;
    this.token = make("span", { class: "seat-token" }, badge(seat.color));
    this.role = make("span", { class: "seat-role" });
    this.state = make("span", { class: "seat-state" });
    this.name = make("bdi", {});
    this.mind = make("bdi", { class: "seat-mind" });
    this.cost = make("span", { class: "seat-cost number" });
    this.button = make("button", { type: "button", class: "seat-button", title: say("Look into this head"), onclick: () => this.solo() },
      this.token,
      make("span", { class: "seat-text" },
        make("span", { class: "seat-line" }, make("bdi", { class: "seat-name" }, nameOf(seat.color)), this.role, this.cost),
        make("span", { class: "seat-line seat-who" }, this.name, this.mind),
        this.state));
    this.item = make("li", { class: `seat seat-${seat.color}` }, this.button);
    this.seated();
  }

  #drawn = "";
  #looks = "";

  /** @param {Moment} moment */
  show({ board, isLive }) {
    const figure = board.figures?.[this.seat.color] ?? null;
    const state = standing(figure, board, { desk: this.desk, isLive });
    const cost = this.desk.view === "glass" ? price(this.desk.standing.costs?.[this.seat.color]) : "";
    const drawn = JSON.stringify([figure?.role, state, cost]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.item.dataset.alive = String(state.alive);
    this.#dress({ role: figure?.role, alive: state.alive, voted: state.voted, thinking: state.thinking, speaking: state.speaking });
    const [glyph, word] = figure?.role ? ROLES[figure.role] : ["", ""];
    this.role.className = `seat-role role-${figure?.role ?? "unknown"}`;
    this.role.textContent = word ? `${glyph} ${say(word)}` : "";
    this.state.textContent = state.words;
    this.cost.textContent = cost;
  }

  /** Shows who sits there now: people sit down while the page is open. */
  seated() {
    this.name.textContent = besides(this.seat.color, this.seat.name);
    this.mind.textContent = mindOf(this.seat);
  }

  /** @param {Looks} looks */
  #dress(looks) {
    const now = JSON.stringify(looks);
    if (now !== this.#looks) this.token.replaceChildren(badge(this.seat.color, looks));
    this.#looks = now;
  }

  solo() {
    const { prefs } = this.desk;
    prefs.set("mind", prefs.get("mind") === this.seat.color ? "all" : this.seat.color);
  }
}

/** @param {Seated} seat */
function mindOf({ model, tier, temperament, sitter }) {
  const came = sitter === "program" ? say("a program") : say("a person");
  const who = model ? `✦ ${model}` : temperament ? `⚙ ${say("house bot, %(temperament)s", { temperament })}` : came;
  return [who, tier].filter(Boolean).join(" · ");
}

/** @param {NonNullable<Standing["costs"]>[Color]} cost */
function price(cost) {
  if (!cost) return "";
  const dollars = cost.dollars ?? 0;
  const told = dollars >= 0.005 ? `$${dollars.toFixed(2)}` : say("%(tokens)s tok", { tokens: number(cost.tokens) });
  return about(told, cost.estimated);
}

/**
 * The state of a player, as far as the view knows.
 * @param {Figure | null} figure @param {Board} board @param {{desk: Desk, isLive: boolean}} now
 */
function standing(figure, board, { desk, isLive }) {
  const color = figure?.color;
  const alive = figure?.alive ?? true;
  const meeting = board.meeting ?? null;
  const voted = Boolean(color && alive && !board.ended && meeting?.voted?.includes(color));
  const thinking = Boolean(color && isLive && desk.awaited.includes(color));
  const speaking = Boolean(figure && alive && meeting?.lines?.at(-1)?.color === color && meeting?.phase === "discussion");
  return { alive, voted, thinking, speaking, words: words({ figure, alive, voted, speaking, thinking, meeting, board }, desk) };
}

/** @param {State} state @param {Desk} desk */
function words({ figure, alive, voted, speaking, thinking, meeting, board }, desk) {
  if (!figure) return "";
  if (!alive) return death(figure.death ?? null, desk);
  if (board.ended) return outlived(figure, desk.view, board.figures);
  if (meeting) return [voted && say("✓ has voted"), speaking && say("spoke last"), thinking && say("thinking …")].filter(Boolean).join(" · ");
  return [whereabouts(figure, board, desk), thinking && say("thinking …")].filter(Boolean).join(" · ");
}

/**
 * Where and when the view last saw the player; empty in the public view, which sees nobody walk.
 * @param {Figure} figure @param {Board} board @param {Desk} desk
 */
function whereabouts({ place: id, vent, in_sight: inSight, seen_at: seenAt }, board, desk) {
  if (desk.view === "public" || !id) return "";
  const place = desk.placeName(id);
  const seconds = inSight ? 0 : board.tick - seenAt;
  if (seconds > 0) return say("%(place)s, seen %(seconds)s s ago", { place, seconds: number(seconds) });
  return vent ? say("in a vent, %(place)s", { place }) : place;
}

/** @param {Death | null} known @param {Desk} desk */
function death(known, desk) {
  if (known?.ejected) return say("✝ ejected");
  if (known?.killer) return say("✝ killed by %(killer)s, %(place)s", { killer: nameOf(known.killer), place: desk.placeName(known.place) });
  return known?.place ? say("✝ dead, %(place)s", { place: desk.placeName(known.place) }) : say("✝ dead");
}

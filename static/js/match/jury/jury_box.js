/* A juror's sheet on the match page: sliders, sent when they are released, with the jury's needle under each. It exists
   only in the public view; a juror who opens another view may not mark any more. */

import { byId, find, findAll } from "../../dom.js";
import { number, phrase, say } from "../../words.js";
import { Bench, counted, draw, strike } from "./needle.js";

/** @import {Desk} from "../desk.js" */
/** @import {Moment, Panel} from "../playing/screening.js" */

const REST = 1_200;
const PUBLIC = "public";
/** @type {Record<string, string>} */
const REFUSED = {
  over: phrase("The match is over: no more marks are taken."),
  closed: phrase("You have looked through other eyes, so you are no longer heard in this match."),
  enough: phrase("You have marked often enough in this match."),
  unclear: phrase("That was not understood."),
};

/** @param {HTMLElement} root @param {Desk} desk @returns {Panel} */
export function mount(root, desk) {
  return new JuryBox(root, desk);
}

class JuryBox {
  /** @param {HTMLElement} root @param {Desk} desk */
  constructor(root, desk) {
    this.root = root;
    this.desk = desk;
    this.rows = byId("jury-rows");
    this.call = byId("jury-call");
    this.sliders = findAll(root, ".jury-slider", HTMLInputElement);
    this.bench = this.#seated();
    for (const slider of this.sliders) {
      slider.addEventListener("input", () => this.#moved(slider));
      slider.addEventListener("change", () => this.#soon());
    }
    byId("jury-sheet", HTMLFormElement).addEventListener("submit", (event) => { event.preventDefault(); this.#send(); });
    const name = byId("jury-name", HTMLFormElement);
    name.addEventListener("submit", (event) => { event.preventDefault(); this.#join(String(new FormData(name).get("name") ?? "")); });
    desk.on("view", (/** @type {string} */ view) => this.#looks(view));
    this.#catchUp();
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #sending;
  #isJuror = true;
  #isDue = false;
  #isOver = false;
  /** The number of the meeting in which the juror was last asked to mark. */
  #asked = 0;

  /** Asks for marks once per meeting, before the votes are revealed. @param {Moment} moment */
  show({ board, view }) {
    this.root.hidden = view !== PUBLIC;
    strike(this.rows, board);
    if (board.ended) this.#close();
    const { meeting } = board;
    const isVoting = meeting && meeting.voted.length > 0 && meeting.revealed.length === 0;
    if (isVoting && this.#asked !== meeting.number) {
      this.#asked = meeting.number;
      this.call.textContent = say("The votes are coming in: mark again, or stand by it.");
      this.root.dataset.called = "";
    } else if (!isVoting && "called" in this.root.dataset) this.#quiet("");
  }

  #close() {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const part of findAll(byId("jury-sheet"), "input, button", HTMLElement)) part.toggleAttribute("disabled", true);
    this.#quiet(say(REFUSED.over ?? ""));
  }

  /** Takes over sliders that were moved before this script had loaded. */
  #catchUp() {
    const early = this.sliders.filter((slider) => slider.value !== slider.defaultValue);
    for (const slider of early) this.#moved(slider);
    if (early.length) this.#soon();
  }

  /** A new socket, which carries the juror's current cookie. */
  #seated() {
    return new Bench(this.rows.dataset.socket ?? "", {
      opened: () => this.#isDue && this.#send(),
      said: (said) => {
        if (said.type === "jury") {
          draw(this.rows, said);
          byId("jury-count").textContent = counted(said);
        } else if (said.type === "kept") this.#quiet(say("Kept."));
        else if (said.type === "refused" && said.reason === "no_juror") this.#join();
        else if (said.type === "refused") this.#quiet(say(REFUSED[said.reason] ?? ""));
      },
    });
  }

  /** @param {HTMLInputElement} slider */
  #moved(slider) {
    slider.dataset.marked = "";
    find(/** @type {ParentNode} */ (slider.parentElement), ".jury-own").textContent = say("%(percent)s %", { percent: number(slider.valueAsNumber) });
  }

  #soon() {
    clearTimeout(this.#sending);
    this.#sending = setTimeout(() => this.#send(), REST);
  }

  /** Sends the whole sheet. If nothing was marked yet, all sliders count as marked where they are, at one half. */
  #send() {
    clearTimeout(this.#sending);
    const marked = this.sliders.filter((slider) => "marked" in slider.dataset);
    if (!marked.length) {
      for (const slider of this.sliders) this.#moved(slider);
    }
    const marks = Object.fromEntries((marked.length ? marked : this.sliders).map((slider) => [slider.name, slider.valueAsNumber]));
    this.#isDue = !this.bench.socket.isOpen;
    this.bench.say({ marks });
  }

  /** Joins the jury; a name may be given later. @param {string} [name] */
  async #join(name) {
    if (!this.#isJuror) return;
    const body = new URLSearchParams({ by: "script", ...(name === undefined ? {} : { name }) });
    try {
      const answer = await fetch(this.root.dataset.join ?? "", { method: "POST", body });
      if (!answer.ok) return this.#quiet(say("The jury cannot take you right now, or not under that name."));
    } catch {
      return this.#quiet(say("The connection is lost; try again."));
    }
    if (name === undefined) this.#isDue = true;
    else this.#quiet(say("Kept."));
    this.bench.socket.close();
    this.bench = this.#seated();
  }

  /** @param {string} view */
  #looks(view) {
    if (view !== PUBLIC && this.#isJuror) {
      this.#isJuror = false;
      this.bench.say({ looks: "elsewhere" });
      for (const slider of this.sliders) slider.disabled = true;
      this.#quiet(say(REFUSED.closed ?? ""));
    }
  }

  /** @param {string} words */
  #quiet(words) {
    delete this.root.dataset.called;
    this.call.textContent = words;
  }
}

/* A juror's sheet on the match page: sliders that are sent as they are let go, and the jury's needle under each. It is
   there in the table's view alone; whoever looks through other eyes marks no more. */

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
  /** The meeting for which it was asked. */
  #asked = 0;

  /** Once more before the votes are turned over. @param {Moment} moment */
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

  /** What was moved while the script was on its way. */
  #catchUp() {
    const early = this.sliders.filter((slider) => slider.value !== slider.defaultValue);
    for (const slider of early) this.#moved(slider);
    if (early.length) this.#soon();
  }

  /** A socket of whoever it is by now. */
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

  /** All of it; with nothing marked yet, that everybody stands at one half. */
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

  /** Takes a place in the jury; a name may come later. @param {string} [name] */
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

/* A person's seat on the match page: the current question, the time left, and the answer. */

import { byId, make } from "../../dom.js";
import { say } from "../../words.js";
import { decided } from "../talk/announcer.js";
import { parts, said } from "./asking.js";
import { bearings, befallen, placed } from "./bearings.js";
import { forget, keep, keepReturned, lastReturned, restore } from "./drafts.js";
import { Offers } from "./offers.js";

/** @import {Board, Color, Figure} from "../shapes.js" */
/** @import {Desk, Status} from "../desk.js" */
/** @import {Moment, Panel} from "../playing/screening.js" */
/** @import {Choice, Question} from "./asking.js" */

const HEALED = 2_000;
const TICK = 250;
const HURRY = 10;
const MOST_LOOKS = 2;
const LONGEST = 15_000;
/** Milliseconds without a response after which a request is given up, such as when a phone has changed networks. */

/** Whether this is the page of a person who has a seat. */
export function isSeated() {
  return document.getElementById("console") !== null;
}

/** The panel of the seat. @param {Desk} desk @returns {Panel[]} */
export function mounted(desk) {
  return isSeated() ? [new Seat(byId("console"), desk)] : [];
}

/** Keeps a player to its own view. Once the match is over, another view is opened on the match page, at the end, since
 *  frames have other numbers there. @param {Desk} desk */
export function hold(desk) {
  if (!isSeated()) return;
  desk.watch = (view) => {
    if (!desk.isOpen) window.location.assign(`${desk.boot.urls.page}?view=${view}&n=${Number.MAX_SAFE_INTEGER}`);
  };
}

class Seat {
  /** @param {HTMLElement} root @param {Desk} desk */
  constructor(root, desk) {
    this.root = root;
    this.desk = desk;
    this.mine = /** @type {Color} */ (desk.boot.view);
    this.form = byId("console-form", HTMLFormElement);
    this.form.addEventListener("submit", (event) => { event.preventDefault(); this.#send(said(this.form, this.kind)); });
    this.offers = new Offers(byId("map"), desk);
    byId("map").addEventListener("click", (event) => {
      const found = this.offers.touched(event);
      if (found) this.#send({ choice: found.id });
    });
    this.form.addEventListener("input", () => keep(this.form, this.kind));
    desk.on("asking", () => this.#look());
    setInterval(() => this.#look(), HEALED);
    setInterval(() => this.#count(), TICK);
    this.#look();
  }

  /** @type {string} */
  key = "";
  /** @type {string} */
  kind = "";
  step = 0;
  /** Whether the focus was in the form: it then goes to the form of the next question. */
  wasAtKeys = false;
  /** Requests for the question: how many were begun, how many are under way, and the last that was answered. */
  looks = 0;
  looking = 0;
  seen = 0;
  isToLook = false;
  /** Whether the connection is lost. */
  isLost = false;
  /** An answer that could not be sent: sent again as soon as there is a connection, if it is still asked.
   * @type {{step: number, answer: Record<string, unknown>} | null} */
  untaken = null;
  until = 0;
  whole = 1;
  /** @type {Choice[]} */
  menu = [];
  news = "";
  /** What happened to the player; shown until the next answer. */
  fate = "";
  /** @type {Board | null} */
  board = null;
  /** Which unsaid line was already put back, even before a reload. */
  returned = lastReturned();
  /** Why the last answer was refused; shown until the next answer or question. */
  refusal = "";
  /** Whether the player was dead at the moment shown last. */
  wasDead = false;
  /** The step that was answered: nothing is put back into its form any more. */
  answered = -1;

  /** @param {Moment} moment */
  show(moment) {
    this.offers.show(this.menu, moment);
    this.#tellRole(moment.board.figures?.[this.mine]);
    if (this.desk.isOpen && !moment.isLive) return; // a viewer who looks back is not asked anything there
    this.board = moment.board;
    this.#giveBack();
    for (const frame of moment.passed) {
      this.news = decided(frame, moment.reel) ?? this.news;
      this.fate = befallen(frame, this.mine) ?? this.fate;
    }
    this.#tellNews();
    this.#tellPlace();
  }

  /** Shows the role: on a phone, nothing else on the first screen does. @param {Figure} [figure] */
  #tellRole(figure) {
    const place = byId("console-role");
    const isImpostor = figure?.role === "impostor";
    place.className = isImpostor ? "role-impostor" : "role-crew";
    const role = isImpostor ? `▲ ${say("impostor")}` : `● ${say("crewmate")}`;
    const isDead = figure?.alive === false;
    if (this.root.classList.toggle("seat-dead", isDead) !== this.wasDead) this.desk.tell("died", isDead);
    this.wasDead = isDead;
    place.textContent = figure?.role ? `${role}${figure.alive ? "" : ` ✝ ${say("dead")}`}` : "";
  }

  /** Shows what the last meeting decided until the next answer, because the map replaces the votes at once. */
  #tellNews() {
    byId("console-news").textContent = this.news;
    const asked = byId("console-asked").textContent;
    tell(byId("console-fate"), this.fate === asked ? "" : this.fate);
  }

  /** Shows where the player is, and adds the places of tasks to their buttons; otherwise only the map shows these. */
  #tellPlace() {
    if (this.step === this.answered && this.menu.length) return; // from now on the board belongs to the next question
    const isAboard = this.menu.length > 0;
    tell(byId("console-place"), isAboard ? bearings(this.board, this.mine, this.desk.places) : "");
    for (const choice of this.menu) {
      const button = this.form.querySelector(`[data-choice="${CSS.escape(choice.id)}"]`);
      if (button) tell(button, placed(choice, this.board?.figures[this.mine], this.desk.places));
    }
  }

  /** Puts a line that lost to another bid back into the form, to be said now or deleted. */
  #giveBack() {
    const table = this.board?.meeting;
    const unsaid = table?.unsaid?.find(({ color }) => color === this.mine);
    const field = this.form.elements.namedItem("message");
    if (this.kind !== "talk" || this.step === this.answered || !unsaid || !(field instanceof HTMLTextAreaElement)) return;
    const which = `${table?.number}/${unsaid.t}`;
    if (which !== this.returned && !field.value) {
      field.value = unsaid.message;
      keep(this.form, this.kind);
    }
    if (which !== this.returned) keepReturned(which);
    this.returned = which;
    if (field.value === unsaid.message && !this.refusal) this.#tell(say("Somebody else got the floor. What you wanted to say is back here."));
  }

  /** Fetches the question, with at most MOST_LOOKS requests at a time and one more afterwards if another was wanted:
   *  more would delay an answer on a slow line, and a single one could hang on a dead one. Old ones are dropped. */
  async #look() {
    this.isToLook = this.looking === MOST_LOOKS;
    if (this.isToLook) return;
    const which = ++this.looks;
    this.looking += 1;
    try {
      const answer = await fetch(this.root.dataset.question ?? "", { cache: "no-store", signal: AbortSignal.timeout(LONGEST) });
      const question = answer.ok ? await answer.json() : null;
      if (question && which > this.seen) {
        this.seen = which;
        this.#take(question);
      }
    } catch {
      if (which > this.seen) this.#lose();
    } finally {
      this.looking -= 1;
    }
    if (this.isToLook) this.#look();
  }

  /** @param {Question} question */
  #take(question) {
    const isOpen = question.state === "open";
    if (isOpen) this.until = performance.now() + 1_000 * (question.left ?? 0);
    const { status } = this.desk.standing;
    const key = `${question.step}/${question.state}/${question.is_gone}/${question.is_over}/${isOpen || status}`;
    if (key !== this.key) this.refusal = "";
    if (this.isLost) this.#tell(this.refusal || words(question, status));
    this.isLost = false;
    this.#giveAgain(isOpen ? question.step ?? 0 : null);
    if (key === this.key) return;
    this.key = key;
    this.kind = question.kind ?? "";
    this.step = question.step ?? 0;
    this.menu = isOpen ? question.menu ?? [] : [];
    this.whole = Math.max(1, question.left ?? 1);
    const isAtKeys = this.form.contains(document.activeElement) || (this.wasAtKeys && document.activeElement === document.body);
    this.form.hidden = !isOpen;
    this.form.replaceChildren(...(isOpen ? parts(question, this.desk, (choice) => this.#send({ choice })) : []));
    if (!isOpen && question.is_gone && !question.is_over && question.state !== "withdrawn") this.#offerReturn();
    if (isOpen && this.kind !== "action") this.news = "";
    if (isOpen && this.kind === "action") forget(); // a line not said in this meeting is not kept for the next
    if (isOpen) restore(this.form, this.kind);
    this.wasAtKeys = isAtKeys;
    if (isAtKeys && isOpen) /** @type {HTMLElement | null} */ (this.form.querySelector("button, textarea, select"))?.focus();
    this.offers.show(this.menu);
    this.#tellPlace();
    this.#tell(words(question, status));
    this.#tellNews();
    if (question.is_over) this.root.querySelector("[data-after]")?.removeAttribute("hidden");
    this.#giveBack();
  }

  /** @param {number | null} step that is asked now */
  #giveAgain(step) {
    const untaken = this.untaken;
    this.untaken = null;
    if (untaken && untaken.step === step) this.#send(untaken.answer);
  }

  #offerReturn() {
    const back = make("button", { type: "button", class: "button button-main" }, say("I am back"));
    back.addEventListener("click", async () => {
      await fetch(this.root.dataset.back ?? "", { method: "POST" });
      this.#look();
    });
    this.form.hidden = false;
    this.form.replaceChildren(back);
  }

  /** @param {Record<string, unknown>} answer */
  async #send(answer) {
    const step = this.step;
    this.news = "";
    this.fate = "";
    this.answered = step;
    const body = new URLSearchParams({ step: String(step), answer: JSON.stringify(answer) });
    this.untaken = null;
    this.refusal = "";
    try {
      const sent = await fetch(this.root.dataset.answer ?? "", { method: "POST", body, signal: AbortSignal.timeout(LONGEST) });
      const told = await sent.json();
      if (!sent.ok) {
        this.answered = -1;
        this.refusal = say("That was not accepted: %(why)s", { why: told.error });
        this.#warn(this.refusal);
      } else {
        if (told.is_taken) forget();
        await this.#look();
      }
    } catch {
      this.untaken = { step, answer };
      this.#lose();
    }
  }

  #lose() {
    this.isLost = true;
    this.#warn(say("Connection lost; trying again. What you wrote stays here, but the clock keeps running."));
  }

  #count() {
    const left = this.menu.length || this.kind ? Math.max(0, this.until - performance.now()) / 1_000 : 0;
    const isOpen = left > 0 && !this.form.hidden;
    byId("console-clock").textContent = isOpen ? say("%(count)s s", { count: Math.ceil(left) }) : "";
    this.root.style.setProperty("--left", isOpen ? String(left / this.whole) : "0");
    const isLate = isOpen && left <= HURRY && this.whole > HURRY; // the clock itself is not read aloud
    tell(byId("console-hurry"), isLate ? say("Ten seconds left to answer.") : "");
  }

  /** Shows a warning above what was just pressed, and scrolls to it. @param {string} text */
  #warn(text) {
    if (byId("console-asked").textContent !== text) this.root.scrollTop = 0;
    this.#tell(text);
  }

  /** @param {string} text */
  #tell(text) {
    tell(byId("console-asked"), text);
  }
}

/** Sets the text only if it changed, so that screen readers announce only news. @param {Element} place @param {string} text */
function tell(place, text) {
  if (place.textContent !== text) place.textContent = text;
}

/** @param {Question} question @param {Status} status */
function words({ state, kind, asks, is_gone: isGone, is_over: isOver }, status) {
  if (isOver) return say("The match is over.");
  if (state === "withdrawn") return say("You took your words back: a bot is playing in your seat.");
  if (isGone) return say("You are counted as absent: nobody is waiting for you.");
  if (state === "open") {
    if (kind === "action") return say("What do you do?");
    if (kind === "talk") return asks?.may_vote ? say("The table talks: say something, listen, or vote.") : say("The table talks: say something, or listen.");
    return kind === "vote" ? say("Last call: your vote, please.") : say("The dead may talk among themselves.");
  }
  if (state === "halted" || status === "paused") return say("The match is paused. You will be asked again when it goes on.");
  if (state === "lost") return say("You did not answer in time; that turn is lost.");
  if (status === "scheduled") return say("The match begins when everybody invited has arrived, or at its set time.");
  return say("The others are deciding. You will be asked again soon.");
}

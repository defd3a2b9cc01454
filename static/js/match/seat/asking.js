/* The form of one question to a person, and its contents in the shape in which models answer. */

import { make } from "../../dom.js";
import { say } from "../../words.js";

/** @import {Desk} from "../desk.js" */

/** @typedef {{id: string, kind: string, label: string, place?: string, player?: string, spot?: string}} Choice */

/**
 * @typedef {object} Question
 * @property {"none" | "open" | "halted" | "answered" | "lost" | "stood_in" | "withdrawn"} state
 * @property {boolean} is_gone
 * @property {boolean} is_over
 * @property {number} [step]
 * @property {"action" | "talk" | "vote" | "ghost"} [kind]
 * @property {number} [left] Seconds.
 * @property {Choice[]} [menu]
 * @property {{candidates?: string[], may_vote?: boolean}} [asks]
 */

const LONGEST = 4_000;
/** Characters of a line or of notes, as many as a model's may have. */
const MOST_TASKS = 6;
/** Kinds of choices offered first, in this order; vents are last, so that nobody takes one by pressing the first
    button. If there are more than MOST_TASKS tasks to pretend, they are on the map and further down instead. */
const AT_HAND = ["kill", "report", "button", "approach", "mend", "crawl", "climb_out", "continue", "task", "vent"];

/** @param {Question} question @param {Desk} desk @param {(choice: string) => void} choose @returns {HTMLElement[]} */
export function parts(question, desk, choose) {
  const { kind, asks = {}, menu = [] } = question;
  if (kind === "action") return [choices(menu, choose)];
  const candidates = asks.candidates ?? [];
  const others = candidates.filter((each) => each !== desk.view && each !== "skip");
  const send = make("button", { class: "button button-main" }, kind === "vote" ? say("Vote") : say("Send"));
  if (kind === "vote") return [ballot(candidates, false), send];
  if (kind === "ghost") return [speech(say("To the other dead")), send];
  return [
    speech(say("Say (empty: listen)")),
    make("label", {}, say("How much you want the floor"), slider("desire", 10)),
    choice("target", say("To whom"), [["", say("everybody")], ...named(others)]),
    ...(asks.may_vote ? [ballot(candidates, true)] : []),
    send,
    extras(others),
  ];
}

/** The answer in the form, in the shape of a model's. @param {HTMLFormElement} form @param {string} kind */
export function said(form, kind) {
  const fields = new FormData(form);
  const text = (/** @type {string} */ name) => String(fields.get(name) ?? "").trim();
  if (kind === "vote") return { vote_action: text("vote") };
  if (kind === "ghost") return { message: text("message") };
  const doubts = [...fields.keys()].filter((name) => name.startsWith("doubt-") && text(`use-${name}`));
  return {
    message: text("message"),
    desire_to_speak: text("message") ? Number(text("desire")) : 0,
    target: text("target") || null,
    vote_action: text("vote") || null,
    ...(text("notes") ? { scratchpad_updates: { plan: text("notes") } } : {}),
    suspicion: doubts.map((name) => ({ player: name.slice("doubt-".length), percent: Number(text(name)) })),
  };
}

/** @param {Choice[]} menu @param {(choice: string) => void} choose */
function choices(menu, choose) {
  const isCrowded = menu.filter(({ kind }) => kind === "task").length > MOST_TASKS;
  const kinds = AT_HAND.filter((kind) => kind !== "task" || !isCrowded);
  const near = kinds.flatMap((kind) => menu.filter((each) => each.kind === kind));
  const rest = menu.filter((each) => !near.includes(each));
  const group = (/** @type {Choice[]} */ some) => make("div", { class: "cluster" }, ...some.map((each) => button(each, choose)));
  return make("div", { class: "stack" }, group(near),
    make("details", { class: "seat-more", open: near.length === 0 }, make("summary", {}, say("Go, wait, watch and more")), group(rest)));
}

/** @param {Choice} each @param {(choice: string) => void} choose */
function button(each, choose) {
  const made = make("button", { type: "button", class: `button${each.kind === "kill" ? " button-grave" : ""}`, "data-choice": each.id }, each.label);
  made.addEventListener("click", () => choose(each.id));
  return made;
}

/** @param {string} label */
function speech(label) {
  return make("label", { class: "seat-speech" }, label, make("textarea", { name: "message", rows: "2", maxlength: String(LONGEST) }));
}

/** A slider with its number beside it, which is hidden from screen readers: the slider itself tells them. @param {string} name @param {number} most @param {string} [label] */
function slider(name, most, label) {
  const told = make("span", { class: "number", "aria-hidden": "true" }, String(most / 2));
  const input = make("input", { type: "range", name, min: 0, max: most, value: most / 2, "aria-label": label,
    oninput: () => { told.textContent = input.value; } });
  return [input, told];
}

/** @param {string} name @param {string} label @param {string[][]} options */
function choice(name, label, options) {
  return make("label", {}, label,
    make("select", { name }, ...options.map(([value, told]) => make("option", { value: value ?? "" }, told ?? ""))));
}

/** The choice of a vote; what is preselected accuses nobody. @param {string[]} candidates @param {boolean} mayWait */
function ballot(candidates, mayWait) {
  const waiting = mayWait ? [["", say("not yet")]] : [];
  const ordered = candidates.toSorted((one, other) => Number(other === "skip") - Number(one === "skip"));
  return choice("vote", say("Your vote"), [...waiting, ...named(ordered)]);
}

/** @param {string[]} colors */
function named(colors) {
  return colors.map((color) => [color, say(color === "skip" ? "skip" : color[0]?.toUpperCase() + color.slice(1))]);
}

/** Optional fields: suspicions and notes. @param {string[]} others */
function extras(others) {
  const doubts = others.map((color) => make("div", { class: "seat-doubt" },
    make("label", {}, make("input", { type: "checkbox", name: `use-doubt-${color}`, value: "1" }), named([color])[0]?.[1] ?? ""),
    slider(`doubt-${color}`, 100, say("How sure you are that %(name)s is an impostor, in percent", { name: named([color])[0]?.[1] }))));
  return make("details", { class: "seat-more" }, make("summary", {}, say("Notes and suspicions")),
    make("label", { class: "seat-speech" }, say("Notes, for yourself"), make("textarea", { name: "notes", rows: "2", maxlength: String(LONGEST) })),
    ...doubts);
}

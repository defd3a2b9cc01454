/* The dialog that shares a link to this moment, or to a stretch that begins or ends here, with its picture. */

import { make } from "../../dom.js";
import { say } from "../../words.js";

/** @import {Desk} from "../desk.js" */

/**
 * The contents of the dialog; `copy(link)` puts a link on the clipboard.
 * @param {Desk} desk @param {(link: string) => unknown} copy
 */
export function sharing(desk, copy) {
  const here = desk.director.cursor;
  const from = number("share-from", here, desk);
  const to = number("share-to", here, desk);
  const open = make("input", { type: "checkbox", id: "share-open", onchange: () => write() });
  const field = make("input", { type: "text", readonly: true, id: "share-link", onfocus: () => { field.select(); } });
  const frame = make("input", { type: "text", readonly: true, id: "share-frame", onfocus: () => { frame.select(); } });
  const picture = make("img", { class: "share-picture", width: 1200, height: 630, alt: say("The picture that goes with the link") });
  const save = make("a", { class: "button", download: "" }, say("Save the picture"));
  from.oninput = write;
  to.oninput = write;

  function write() {
    const [first, last] = [from, to].map(({ valueAsNumber }) => (valueAsNumber >= 1 ? valueAsNumber : here));
    frame.value = framed(desk, first);
    field.value = link(desk, { first, last: Math.max(first, last), isOpen: open.checked });
    picture.src = card(desk, { n: first, isOpen: open.checked });
    save.href = picture.src;
  }

  write();
  return [
    make("p", { class: "quiet" }, say("It opens exactly here, through the same eyes. A clip plays, and stops at its end.")),
    make("div", { class: "share-stretch" }, labelled(from, say("From frame")), labelled(to, say("To frame"))),
    labelled(field, say("Link")),
    labelled(frame, say("To embed it in another page")),
    make("label", { class: "share-open", for: "share-open" }, open, " ", say("The picture shows what these eyes see: it may give away roles and thoughts")),
    picture,
    make("div", { class: "cluster" },
      make("button", { type: "button", class: "button button-main", onclick: () => copy(field.value) }, say("Copy the link")), save),
  ];
}

/**
 * The address of a moment, or of a stretch if `last` is after `first`.
 * @param {Desk} desk @param {{first: number, last?: number, isOpen?: boolean}} stretch
 */
export function link(desk, { first, last = first, isOpen = false }) {
  const place = last > first ? `${first}-${last}` : `${first}`;
  return absolute(desk, `${place}/`, isOpen);
}

/** The HTML with which another page embeds the match. @param {Desk} desk @param {number} n */
function framed({ boot, view }, n) {
  const address = new URL(boot.urls.embed, window.location.href);
  address.search = String(new URLSearchParams({ view, n: String(n) }));
  return `<iframe src="${address.href.replaceAll("&", "&amp;")}" width="800" height="600" title="The Glass Box League"></iframe>`;
}

/** @param {Desk} desk @param {{n: number, isOpen: boolean}} moment */
function card(desk, { n, isOpen }) {
  const address = new URL(absolute(desk, `${n}/card.png`, isOpen));
  const { lang } = document.documentElement;
  if (lang !== "en") address.searchParams.set("lang", lang);
  return address.href;
}

/** @param {Desk} desk @param {string} path @param {boolean} isOpen */
function absolute({ boot, view }, path, isOpen) {
  const address = new URL(`${boot.urls.moment}${path}`, window.location.href);
  address.searchParams.set("view", view);
  if (isOpen) address.searchParams.set("open", "1");
  return address.href;
}

/** @param {string} id @param {number} value @param {Desk} desk */
function number(id, value, desk) {
  const max = desk.knowsAhead ? desk.reel.head : value;
  return make("input", { type: "number", id, min: 1, max, step: 1, value });
}

/** @param {HTMLInputElement} input @param {string} words */
function labelled(input, words) {
  return make("div", { class: "field" }, make("label", { for: input.id }, words), input);
}

/* What the others would have said: the messages of the bids that lost. */

import { make } from "../../dom.js";
import { say } from "../../words.js";
import { named } from "../crew/token.js";

/** @import {LeftUnsaid} from "../shapes.js" */

/** @param {HTMLElement} root */
export function mount(root) {
  const title = make("h3", { id: "unsaid-title" }, say("Left unsaid"));
  const list = make("ul", { class: "unsaid", "aria-labelledby": "unsaid-title" });
  root.replaceChildren(title, list);

  /** @type {LeftUnsaid[] | null} */
  let shown = null;

  /** Null hides it: the view hears nothing unsaid, or the viewer does not want it. The same list is not drawn again, so
   *  that an open line stays open.
   *  @param {LeftUnsaid[] | null} messages */
  function show(messages) {
    root.hidden = messages === null;
    if (messages === null || messages === shown) return;
    shown = messages;
    list.replaceChildren(...messages.map(({ color, message }) =>
      make("li", {}, make("details", { class: "unsaid-one" },
        make("summary", {}, named(color), make("q", { class: "unsaid-line", dir: "auto" }, message)),
        make("p", { class: "unsaid-whole", dir: "auto" }, message)))));
  }

  return { show };
}

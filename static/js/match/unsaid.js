/* What the others would have said: the messages of the bids that lost. */

import { make } from "../dom.js";
import { say } from "../words.js";
import { named } from "./token.js";

export function mount(root) {
  const title = make("h3", { id: "unsaid-title" }, say("Left unsaid"));
  const list = make("ul", { class: "unsaid", "aria-labelledby": "unsaid-title" });
  root.replaceChildren(title, list);

  let shown = null;

  /** What is the same stays as it is: a line may be open. */
  function show(messages) {
    if (messages === shown) return;
    shown = messages;
    root.hidden = messages.length === 0;
    list.replaceChildren(...messages.map(({ color, message }) =>
      make("li", {}, make("details", { class: "unsaid-one" },
        make("summary", {}, named(color), make("q", { class: "unsaid-line", dir: "auto" }, message)),
        make("p", { class: "unsaid-whole", dir: "auto" }, message)))));
  }

  return { show };
}

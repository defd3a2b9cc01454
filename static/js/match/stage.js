/* The stage: where the players are, and what happens at the table. */

import { make } from "../dom.js";

export function mount(root) {
  const caption = make("p", { class: "stage-caption", dir: "auto" });
  root.querySelector("#map").replaceChildren(caption);
  return {
    show({ frame }) {
      caption.textContent = frame.caption;
    },
  };
}

/* Landmarks of a match: a strip of signs over the slider, and the same as a list of buttons. */

import { make } from "../dom.js";
import { number, phrase, say } from "../words.js";

const SIGNS = {
  kill: ["▲", phrase("Kill")],
  meeting: ["●", phrase("Meeting")],
  sabotage: ["⚡", phrase("Sabotage")],
  votes: ["✉", phrase("Votes")],
  eject: ["⏏", phrase("Result")],
  lie: ["✗", phrase("Lie")],
  end: ["■", phrase("End")],
};

export class Lane {
  constructor(desk) {
    this.desk = desk;
    this.strip = make("div", { class: "lane", "aria-hidden": "true" });
    this.list = make("ol", { class: "events-list" });
    this.empty = make("p", { class: "quiet" }, say("Nothing of note yet."));
    this.menu = make("details", { class: "events" }, make("summary", { class: "ctl" }, say("Events")), make("div", { class: "glass events-pane" }, this.empty, this.list));
    this.menu.addEventListener("keydown", (event) => event.key === "Escape" && this.#close());
  }

  #reel = null;
  #seen = 0;
  #drawn = { marks: 0, end: 0 };

  /** Up to which frame the viewer may know that there is anything. */
  reach(cursor) {
    const { reel, knowsAhead } = this.desk;
    if (reel !== this.#reel) this.#empty(reel);
    this.#seen = Math.max(this.#seen, cursor);
    return knowsAhead ? reel.head : this.#seen;
  }

  draw(cursor, end) {
    const marks = this.#reel.landmarks.filter(({ n }) => n <= end);
    if (marks.length !== this.#drawn.marks) this.#add(marks.slice(this.#drawn.marks));
    if (end !== this.#drawn.end || marks.length !== this.#drawn.marks) this.#spread(marks, end);
    this.#drawn = { marks: marks.length, end };
    this.strip.style.setProperty("--now", share(cursor, end));
    this.empty.hidden = marks.length > 0;
  }

  #empty(reel) {
    this.#reel = reel;
    this.#seen = 0;
    this.#drawn = { marks: 0, end: 0 };
    this.strip.replaceChildren();
    this.list.replaceChildren();
  }

  #add(marks) {
    for (const mark of marks) {
      const [sign, name] = SIGNS[mark.kind];
      this.strip.append(make("span", { class: `landmark landmark-${mark.kind}`, title: say(name), onclick: () => this.desk.seek(mark.n) }, sign));
      this.list.append(make("li", {}, make("button", { type: "button", class: `event event-${mark.kind}`, onclick: () => this.#go(mark.n) },
        make("span", { class: "event-sign", "aria-hidden": "true" }, sign), make("span", { class: "event-words", dir: "auto" }, mark.kind === "votes" ? say("The votes are shown.") : this.#reel.frame(mark.n).caption),
        make("span", { class: "meta number" }, `#${number(mark.n)}`))));
    }
  }

  #spread(marks, end) {
    marks.forEach(({ n }, place) => this.strip.children[place].style.setProperty("--at", share(n, end)));
  }

  #go(n) {
    this.desk.seek(n);
    this.#close();
  }

  #close() {
    if (!this.menu.open) return;
    this.menu.open = false;
    this.menu.querySelector("summary").focus();
  }
}

function share(n, end) {
  return end > 1 ? ((n - 1) / (end - 1)).toFixed(4) : "0";
}

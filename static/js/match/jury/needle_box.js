/* The jury's needle beside a match for viewers who are no jurors; through the glass, with what the crew believes. */

import { byId, find, findAll } from "../../dom.js";
import { crewBeliefs } from "../playing/suspicion.js";
import { point, sit, strike } from "./needle.js";

/** @import {Panel} from "../playing/screening.js" */

/** Connects to the jury's socket only when the box is opened. @param {HTMLElement} root @returns {Panel} */
export function mount(root) {
  const rows = byId("jury-rows");
  let isHeard = false;
  const hear = () => {
    if (isHeard || !(root instanceof HTMLDetailsElement) || !root.open) return;
    isHeard = true;
    sit(rows.dataset.socket ?? "", rows, byId("jury-count"));
  };
  root.addEventListener("toggle", hear);
  hear();
  return {
    show({ board, view }) {
      strike(rows, board);
      for (const row of findAll(rows, ".jury-row")) {
        const crew = find(row, ".jury-needle-crew");
        crew.hidden = view !== "glass";
        if (view === "glass") point(crew, crewBeliefs(board, row.dataset.color ?? ""));
      }
    },
  };
}

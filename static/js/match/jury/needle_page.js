/* A page that shows the jury's needle and nothing else of the match. */

import { byId } from "../../dom.js";
import { Bench, counted, draw } from "./needle.js";

const rows = byId("jury-rows");

new Bench(rows.dataset.socket ?? "", {
  said(said) {
    if (said.type !== "jury") return;
    draw(rows, said);
    byId("jury-count").textContent = counted(said);
  },
});

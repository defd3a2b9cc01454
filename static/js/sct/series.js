/* The page of a series: while it is played, the parts that change are fetched again, one page after the other. Once it is
   over, nothing follows any more, and the page does not say so. */

import { byId, left } from "../dom.js";
import { say } from "../words.js";
import { graft } from "./graft.js";
import { watch } from "./socket.js";

const REST = 1_500;
const line = byId("live-line");
let isBusy = false;
let isWanted = false;

async function look() {
  isWanted = true;
  if (isBusy) return;
  isBusy = true;
  while (isWanted) {
    isWanted = false;
    await graft(location.href).catch(() => {});
    if (isOver()) line.textContent = "";
    await new Promise((done) => { setTimeout(done, REST); });
  }
  isBusy = false;
}

function isOver() {
  return byId("state").dataset.over !== undefined;
}

if (!isOver()) {
  watch(left("watching").socket, {
    onFrame: look,
    onState: (state) => {
      const told = state === "lost" ? say("Connection lost, trying again …") : say("Connected: this page follows along.");
      line.textContent = isOver() ? "" : told;
    },
  });
}

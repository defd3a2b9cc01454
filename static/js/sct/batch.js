/* The page of a running batch: every frame of the socket is the whole state, and the page is updated to it. */

import { byId, left } from "../dom.js";
import { say } from "../words.js";
import { walkCells, showCells } from "./cells.js";
import { followFigures } from "./drawn.js";
import { showFacts } from "./facts.js";
import { showFigures } from "./figures.js";
import { graft } from "./graft.js";
import { showProgress, showState } from "./progress.js";
import { watch } from "./socket.js";

/** @import {Look} from "./cells.js" */
/** @import {Progress} from "./socket.js" */

const REREAD_AFTER = 2000;
/** @type {{socket: string, looks: Record<string, Look>}} */
const { socket, looks } = left("watching");
const line = byId("live-line");
let lastCells = "";
let wasOver = byId("provisional").hidden;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let rereading;
const figuresMoved = followFigures(byId("plots").parentElement ?? byId("plots"), () => reread(part("drawn")));

showFacts(left("facts"));
walkCells();
watch(socket, {
  onFrame: show,
  onState: (state) => { line.textContent = state === "lost" ? say("Connection lost, trying again …") : ""; },
});

/** @param {Progress} frame */
function show(frame) {
  showState(frame.state);
  showProgress(frame.segments);
  showFacts(frame.facts);
  showFigures(frame.figures);
  showCells(frame.cells, frame.attempts, looks);
  byId("provisional").hidden = frame.is_over;
  rereadWhenCellsChange(JSON.stringify([frame.cells, frame.state.code, frame.waits]));
  if (frame.is_over && !wasOver) reread(location.href);
  wasOver = frame.is_over;
}

/**
 * Table, legend and buttons are rendered by the server; they are fetched again a moment after cells have changed.
 * @param {string} cells
 */
function rereadWhenCellsChange(cells) {
  if (lastCells !== "" && cells !== lastCells) {
    rereading ??= setTimeout(() => { rereading = undefined; reread(part("moving")); }, REREAD_AFTER);
    figuresMoved();
  }
  lastCells = cells;
}

/** Replaces parts from that address. A failure is ignored: the next change tries again. @param {string | URL} address */
function reread(address) {
  graft(address).catch(() => {});
}

/** @param {string} name */
function part(name) {
  const address = new URL(location.href);
  address.searchParams.set("part", name);
  return address;
}

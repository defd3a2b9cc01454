/* The grid: one link per trial. Arrow keys move within an agent's line, so that Tab passes the line in one step. */

import { find, findAll } from "../dom.js";

/** @typedef {{slug: string, name: string}} Look How a trial looks. */

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/**
 * @param {Record<string, string>} cells @param {Record<string, Record<number, number>>} attempts
 * @param {Record<string, Look>} looks
 */
export function showCells(cells, attempts, looks) {
  for (const line of lines()) {
    const agent = line.dataset.agent ?? "";
    const letters = cells[agent] ?? "";
    const again = attempts[agent] ?? {};
    cellsOf(line).forEach((cell, place) => show(cell, looks[letters[place]], again));
  }
}

function lines() {
  return findAll(document, "#cells [data-agent]");
}

/** @param {HTMLElement} line */
function cellsOf(line) {
  return findAll(line, ":scope > *");
}

/** @param {HTMLElement} cell @param {Look | undefined} look @param {Record<number, number>} again */
function show(cell, look, again) {
  if (!look) return;
  const [number] = cell.title.split(":");
  const traits = ["cell", `cell-${look.slug}`];
  if (cell.classList.contains("cell-dim")) traits.push("cell-dim");
  if (again[Number(number)]) traits.push("cell-again");
  const wanted = traits.join(" ");
  if (cell.className !== wanted) cell.className = wanted;
  const title = `${number}: ${look.name}`;
  if (cell.title !== title) cell.title = title;
}

export function walkCells() {
  for (const line of lines()) {
    cellsOf(line).forEach((cell, place) => { cell.tabIndex = place === 0 ? 0 : -1; });
    line.addEventListener("keydown", (press) => walk(line, press));
    line.addEventListener("focusin", (arrival) => stay(line, arrival.target));
  }
}

/** @param {HTMLElement} line @param {KeyboardEvent} press */
function walk(line, press) {
  const cells = cellsOf(line);
  const step = STEPS[press.key] ?? rows(cells, press.key);
  if (!step || press.ctrlKey || press.metaKey || press.altKey) return;
  press.preventDefault();
  const place = cells.findIndex((cell) => cell === document.activeElement) + step;
  cells[Math.max(0, Math.min(cells.length - 1, place))].focus();
}

/** The step of the up and down keys: as many cells as fit in one row. @param {HTMLElement[]} cells @param {string} key */
function rows(cells, key) {
  const width = cells.findIndex((cell) => cell.offsetTop > cells[0].offsetTop);
  if (width < 1) return 0;
  if (key === "ArrowDown") return width;
  return key === "ArrowUp" ? -width : 0;
}

/** @param {HTMLElement} line @param {EventTarget | null} cell */
function stay(line, cell) {
  if (!(cell instanceof HTMLElement)) return;
  find(line, '[tabindex="0"]').tabIndex = -1;
  cell.tabIndex = 0;
}

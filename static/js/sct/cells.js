/* The grid: one link for each trial. Within an agent's line the arrow keys walk, so that Tab passes it in one step. */

const STEPS = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

export function showCells(cells, attempts, looks) {
  for (const line of document.querySelectorAll("#cells [data-agent]")) {
    const letters = cells[line.dataset.agent] ?? "";
    const again = attempts[line.dataset.agent] ?? {};
    [...line.children].forEach((cell, place) => show(cell, looks[letters[place]], again));
  }
}

function show(cell, look, again) {
  if (!look) return;
  const [number] = cell.title.split(":");
  const traits = ["cell", `cell-${look.slug}`];
  if (cell.classList.contains("cell-dim")) traits.push("cell-dim");
  if (again[number]) traits.push("cell-again");
  const wanted = traits.join(" ");
  if (cell.className !== wanted) cell.className = wanted;
  const title = `${number}: ${look.name}`;
  if (cell.title !== title) cell.title = title;
}

export function walkCells() {
  for (const line of document.querySelectorAll("#cells [data-agent]")) {
    [...line.children].forEach((cell, place) => { cell.tabIndex = place === 0 ? 0 : -1; });
    line.addEventListener("keydown", walk);
    line.addEventListener("focusin", (arrival) => stay(line, arrival.target));
  }
}

function walk(press) {
  const cells = [...press.currentTarget.children];
  const step = STEPS[press.key] ?? rows(cells, press.key);
  if (!step || press.ctrlKey || press.metaKey || press.altKey) return;
  press.preventDefault();
  const place = cells.indexOf(document.activeElement) + step;
  cells[Math.max(0, Math.min(cells.length - 1, place))].focus();
}

/** Up and down by as many cells as stand in one row. */
function rows(cells, key) {
  const width = cells.findIndex((cell) => cell.offsetTop > cells[0].offsetTop);
  if (width < 1) return 0;
  return { ArrowDown: width, ArrowUp: -width }[key] ?? 0;
}

function stay(line, cell) {
  line.querySelector('[tabindex="0"]').tabIndex = -1;
  cell.tabIndex = 0;
}

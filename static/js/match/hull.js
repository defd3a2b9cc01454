/* The ship's outer skin, drawn around whatever rooms there are: as if a large ball rolled along them from outside. */

const STEP = 8;
const BALL = 230;
const SKIN = 30;

/** `{path, box}`: a closed path around boxes `{left, top, right, bottom}`, and the box that it fills itself. */
export function hull(boxes) {
  const around = boxes.map((box) => ({
    left: box.left - SKIN, top: box.top - SKIN, right: box.right + SKIN, bottom: box.bottom + SKIN,
  }));
  const left = Math.min(...around.map((box) => box.left));
  const right = Math.max(...around.map((box) => box.right));
  const columns = Array.from({ length: Math.ceil((right - left) / STEP) + 1 }, (_, i) => left + i * STEP);
  const middle = (Math.min(...around.map((b) => b.top)) + Math.max(...around.map((b) => b.bottom))) / 2;
  const above = rolled(columns.map((x) => reach(around, x, (box) => middle - box.top)));
  const below = rolled(columns.map((x) => reach(around, x, (box) => box.bottom - middle)));
  const points = [
    ...columns.map((x, i) => [x, middle - above[i]]),
    ...columns.map((x, i) => [x, middle + below[i]]).reverse(),
  ];
  const [top, bottom] = [middle - Math.max(...above), middle + Math.max(...below)];
  return { path: smooth(points), box: { left, top, right: columns.at(-1), bottom } };
}

function reach(boxes, x, far) {
  const here = boxes.filter((box) => box.left - STEP <= x && x <= box.right + STEP);
  return Math.max(-BALL / 4, ...here.map(far));
}

/** Closing by a ball: what the ball cannot reach is filled, corners it passes are left alone. */
function rolled(heights) {
  const drop = (i, j) => {
    const across = (i - j) * STEP;
    return Math.abs(across) < BALL ? BALL - Math.sqrt(BALL * BALL - across * across) : Infinity;
  };
  const outer = heights.map((_, i) => Math.max(...heights.map((height, j) => height - drop(i, j))));
  return outer.map((_, i) => Math.min(...outer.map((height, j) => height + drop(i, j))));
}

/** Every third point, joined by curves through the middles between them. */
function smooth(points) {
  const kept = points.filter((_, i) => i % 3 === 0);
  const middles = kept.map(([x, y], i) => {
    const [nextX, nextY] = kept[(i + 1) % kept.length];
    return `${((x + nextX) / 2).toFixed(1)} ${((y + nextY) / 2).toFixed(1)}`;
  });
  const curves = kept.map(([x, y], i) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${middles[i]}`);
  return `M${middles[middles.length - 1]}${curves.join("")}Z`;
}

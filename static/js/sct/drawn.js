/* The figures of a running batch: redrawn from time to time, and only while they are visible. */

const REST = 15_000;

/** `redraw` fetches the figures. Call the returned function whenever they may be out of date.
 *  @param {Element} section @param {() => void} redraw */
export function followFigures(section, redraw) {
  let isSeen = false;
  let isStale = false;
  let drawnAt = -Infinity;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  function settle() {
    if (!isSeen || !isStale) return;
    waiting ??= setTimeout(draw, Math.max(0, drawnAt + REST - performance.now()));
  }

  function draw() {
    waiting = undefined;
    if (!isSeen) return;
    isStale = false;
    drawnAt = performance.now();
    redraw();
  }

  new IntersectionObserver((changes) => {
    isSeen = changes.at(-1)?.isIntersecting ?? isSeen;
    settle();
  }).observe(section);
  return () => { isStale = true; settle(); };
}

/* Work for which nobody waits: it is done between frames, while the page has time. */

/** `latest`: after so many milliseconds, time or not. @param {() => void} work @param {number} [latest] */
export function whenIdle(work, latest) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, latest ? { timeout: latest } : {});
  else setTimeout(work);
}

/* Runs work that nobody waits for when the browser is idle. */

/** `latest` is the number of milliseconds after which it runs even if the browser is busy. @param {() => void} work @param {number} [latest] */
export function whenIdle(work, latest) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, latest ? { timeout: latest } : {});
  else setTimeout(work);
}

/** Rounds to `count` decimal places as the server does: halves go up, judged by the number's decimal digits. `toFixed`
 * judges the binary value, and makes 0.07 of 0.075. @param {number} value not negative @param {number} count of places */
export function places(value, count) {
  const written = String(value);
  if (written.includes("e")) return value.toFixed(count);
  return (Math.round(Number(`${written}e${count}`)) / 10 ** count).toFixed(count);
}

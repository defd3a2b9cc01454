/** A figure with the last digit that the server gives it: halves go up, of the number as it is written, where `toFixed`
 * takes it as it is kept and makes 0.07 of 0.075. @param {number} value not negative @param {number} count of places */
export function places(value, count) {
  const written = String(value);
  if (written.includes("e")) return value.toFixed(count);
  return (Math.round(Number(`${written}e${count}`)) / 10 ** count).toFixed(count);
}

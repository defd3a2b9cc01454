/* The words of the interface in the page's language; the catalogue (`/words.js`) is loaded before any module. */

/** A sentence with its `%(name)s` filled in.
 * @param {string} text @param {Record<string, unknown>} [values] */
export function say(text, values = {}) {
  return interpolate(gettext(text), values, true);
}

/** The same, counted: `count` is among the values already.
 * @param {string} one @param {string} many @param {number} count @param {Record<string, unknown>} [values] */
export function sayCount(one, many, count, values = {}) {
  return interpolate(ngettext(one, many, count), { count, ...values }, true);
}

/** Words that are `say`-ed elsewhere, written here: whoever translates finds them by this mark.
 * @param {string} text */
export function phrase(text) {
  return text;
}

const language = document.documentElement.lang || "en";
const numbers = new Intl.NumberFormat(language);

/** @param {number} value */
export function number(value) {
  return numbers.format(value);
}

/** A figure in which tokens are estimated that no endpoint told. @param {string} figure @param {number} [estimated] */
export function about(figure, estimated) {
  return estimated ? `${say("about")} ${figure}` : figure;
}

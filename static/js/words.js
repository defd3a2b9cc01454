/* The words of the interface in the page's language; the catalogue (`/words.js`) is loaded before any module. */

/** A sentence in the page's language, with its `%(name)s` filled in.
 * @param {string} text @param {Record<string, unknown>} [values] */
export function say(text, values = {}) {
  return interpolate(gettext(text), values, true);
}

/** Like `say`, for a number: `count` chooses the form, and is already among the values.
 * @param {string} one @param {string} many @param {number} count @param {Record<string, unknown>} [values] */
export function sayCount(one, many, count, values = {}) {
  return interpolate(ngettext(one, many, count), { count, ...values }, true);
}

/** Marks words for translators where they are written; they are passed to `say` elsewhere.
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

/** A figure, marked with "about" if part of it is `estimated` because no endpoint reported it. @param {string} figure @param {number} [estimated] */
export function about(figure, estimated) {
  return estimated ? `${say("about")} ${figure}` : figure;
}

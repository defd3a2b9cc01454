/* Updates the settings that depend on the number of players as it changes, except those that were set by hand. */

import { find, touched } from "../dom.js";

/** @typedef {Record<string, string | number | boolean>} Settings */

/** Returns a function to call with the new number of players. @param {HTMLFormElement} form @param {Record<number, Settings>} recommended */
export function recommend(form, recommended) {
  const untouched = new Set(Object.keys(Object.values(recommended)[0]).filter((name) => isRecommended(name)));

  /** @param {string} name */
  function field(name) {
    return find(form, `[name="${name}"]`, HTMLInputElement);
  }

  /** @param {string} name */
  function isRecommended(name) {
    const usual = Object.values(recommended).map((settings) => Number(settings[name]));
    return usual.includes(Number(field(name).value));
  }

  form.addEventListener("input", (event) => untouched.delete(touched(event)?.getAttribute("name") ?? ""));

  return (/** @type {number} */ players) => {
    for (const name of untouched) {
      const value = recommended[players]?.[name];
      if (value !== undefined) field(name).value = String(value);
    }
  };
}

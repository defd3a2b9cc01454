/* The header of every page: `/` goes to the search, and a link that gets the focus is scrolled into view. */

import { find, findAll, isDrawn, touched } from "../dom.js";
import { onKey } from "./single_keys.js";

onKey("/", () => {
  const field = findAll(document, "#wanted, #site-search").find(isDrawn);
  if (field) field.focus();
  else window.location.assign(find(document, ".site-search", HTMLFormElement).action);
});

/* On a phone the links scroll sideways, and browsers do not scroll to one that is half visible. */
find(document, ".site-header").addEventListener("focusin", (event) => {
  touched(event)?.scrollIntoView({ block: "nearest", inline: "nearest" });
});

/* The header of every page: `/` leads to the search, and the room that has the focus is whole in sight. */

import { find, findAll, isDrawn, touched } from "../dom.js";
import { onKey } from "./single_keys.js";

onKey("/", () => {
  const field = findAll(document, "#wanted, #site-search").find(isDrawn);
  if (field) field.focus();
  else window.location.assign(find(document, ".site-search", HTMLFormElement).action);
});

/* On a phone the rooms slide, and browsers leave alone what is half in sight. */
find(document, ".site-header").addEventListener("focusin", (event) => {
  touched(event)?.scrollIntoView({ block: "nearest", inline: "nearest" });
});

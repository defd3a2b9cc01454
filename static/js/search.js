/* `/` leads to the search. */

import { find, findAll } from "./dom.js";
import { onKey } from "./single_keys.js";

onKey("/", () => {
  const field = findAll(document, "#wanted, #site-search").find((each) => each.checkVisibility());
  if (field) field.focus();
  else window.location.assign(find(document, ".site-search", HTMLFormElement).action);
});

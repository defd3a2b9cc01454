/* `/` leads to the search. */

import { onKey } from "./single_keys.js";

onKey("/", () => {
  const field = [...document.querySelectorAll("#wanted, #site-search")].find((each) => each.checkVisibility());
  if (field) field.focus();
  else window.location.assign(document.querySelector(".site-search").action);
});

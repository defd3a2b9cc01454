/* `T` leads from the front page to the channel. */

import { onKey } from "./single_keys.js";

const channel = document.querySelector("[data-channel]");
channel.setAttribute("aria-keyshortcuts", "T");
onKey("t", () => channel.click());

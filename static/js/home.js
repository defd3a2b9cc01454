/* The front page: `T` goes to the channel. */

import { find } from "./dom.js";
import { onKey } from "./frame/single_keys.js";

const channel = find(document, "[data-channel]");
channel.setAttribute("aria-keyshortcuts", "T");
onKey("t", () => channel.click());

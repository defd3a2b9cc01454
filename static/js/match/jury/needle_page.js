/* A page that shows the jury's needle and nothing else of the match. */

import { byId } from "../../dom.js";
import { sit } from "./needle.js";

const rows = byId("jury-rows");

sit(rows.dataset.socket ?? "", rows, byId("jury-count"));

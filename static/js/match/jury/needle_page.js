/* The page that shows only the jury's needle of a match. */

import { byId } from "../../dom.js";
import { sit } from "./needle.js";

const rows = byId("jury-rows");

sit(rows.dataset.socket ?? "", rows, byId("jury-count"));

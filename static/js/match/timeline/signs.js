/* The signs and names of a match's landmarks. */

import { phrase } from "../../words.js";

/** @import {Landmark} from "../playing/kinds.js" */

/** @type {Record<Landmark, [string, string]>} */
export const SIGNS = {
  kill: ["▲", phrase("Kill")],
  meeting: ["●", phrase("Meeting")],
  sabotage: ["⚡", phrase("Sabotage")],
  votes: ["✉", phrase("Votes")],
  eject: ["⏏", phrase("Result")],
  lie: ["✗", phrase("Lie")],
  end: ["■", phrase("End")],
};

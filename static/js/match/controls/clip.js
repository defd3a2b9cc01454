/* Clips: a link to a stretch of a match plays it and stops at its end, once. */

import { say } from "../../words.js";
import * as address from "../address.js";

/** @import {Desk} from "../desk.js" */
/** @import {Moment} from "../playing/screening.js" */

/** @param {Desk} desk */
export function mount(desk) {
  let end = address.askedEnd();
  const forget = () => {
    end = null;
    address.forgetEnd();
  };
  desk.on("view", forget);
  return {
    /** @param {Moment} moment */
    show({ n }) {
      if (end === null || n < end) return;
      const last = end;
      forget();
      queueMicrotask(() => stop(desk, last));
    },
  };
}

/** @param {Desk} desk @param {number} last */
function stop(desk, last) {
  desk.director.pause();
  if (desk.director.cursor > last) desk.seek(last);
  desk.tell("notice", say("The clip ends here. Play goes on with the match."));
}

/* A page with nothing to show yet: polls for a match, and reloads when there is one. */

import { left } from "../../dom.js";

const LOOKS_EVERY = 8_000;
/** @type {{now: string, must_be_live?: boolean}} */
const { now, must_be_live: mustBeLive } = left("waiting-room");

setInterval(async () => {
  const answer = await fetch(now).catch(() => null);
  if (!answer?.ok) return;
  const { match, is_live: isLive } = await answer.json();
  if (match && (isLive || !mustBeLive)) window.location.reload();
}, LOOKS_EVERY);

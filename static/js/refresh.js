/* Keeps parts of a page fresh (`data-fresh`, with the address to read them from) while somebody looks at it.
   What has the focus, or an open question in front of it, is left alone until the next time. */

import { read } from "./documents.js";

const EVERY = 5_000;

function isInUse(part) {
  const active = document.activeElement;
  return part.contains(active) && active.matches("input, select, textarea, summary");
}

async function renew(address, parts) {
  const fresh = await read(address);
  for (const part of parts) {
    const next = fresh.getElementById(part.id);
    if (isInUse(part)) continue;
    const focused = part.contains(document.activeElement) ? document.activeElement.id : "";
    if (next) part.replaceWith(document.adoptNode(next));
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  }
}

async function look() {
  if (document.hidden || document.querySelector("dialog[open]")) return;
  const parts = [...document.querySelectorAll("[data-fresh]")];
  const looks = [...grouped(parts)].map(([address, some]) => renew(address, some));
  const results = await Promise.allSettled(looks);
  const isStale = results.some((result) => result.status === "rejected");
  for (const sign of document.querySelectorAll("[data-stale]")) sign.hidden = !isStale;
}

function source(part) {
  return part.dataset.fresh || location.href;
}

function grouped(parts) {
  const groups = new Map();
  for (const part of parts) groups.set(source(part), [...(groups.get(source(part)) ?? []), part]);
  return groups;
}

async function keepLooking() {
  await look();
  setTimeout(keepLooking, EVERY);
}

setTimeout(keepLooking, EVERY);

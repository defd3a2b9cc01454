/* A page that is asked for again: what changed on the server replaces its old self, everything else stays untouched.
   What is fleeting goes when the new page has it no more.

   The new page is parsed by the browser as a document of its own, in which no script runs. */

const seen = new Map();

/** Asks `address` for the new page; `onGrafted` is told each part that grew. */
export async function graft(address, onGrafted = () => {}) {
  const fresh = await fetchDocument(address);
  const parts = new Set();
  for (const part of fresh.querySelectorAll("[data-live][id]")) {
    parts.add(part.id);
    if (isChanged(part)) put(part, fresh, onGrafted);
    seen.set(part.id, part);
  }
  for (const old of document.querySelectorAll("[data-fleeting][id]")) if (!parts.has(old.id)) old.remove();
}

function isChanged(part) {
  const before = seen.get(part.id) ?? document.getElementById(part.id);
  return !before || !before.isEqualNode(part);
}

function put(part, fresh, onGrafted) {
  const grown = document.importNode(part, true);
  const old = document.getElementById(part.id);
  if (old) old.replaceWith(grown);
  else if (!place(grown, part)) return;
  onGrafted(grown);
}

/** A part that is new here goes where it stands on the new page: after its elder sibling, or first in its parent. */
function place(grown, part) {
  const elder = part.previousElementSibling && document.getElementById(part.previousElementSibling.id);
  const parent = document.getElementById(part.parentElement.id);
  if (elder) elder.after(grown);
  else if (parent) parent.prepend(grown);
  return Boolean(elder || parent);
}

function fetchDocument(address) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.onload = () => (request.status === 200 ? resolve(request.response) : reject(new Error(String(request.status))));
    request.onerror = () => reject(new Error("offline"));
    request.send();
  });
}

/* Keeps what was written but not sent, in this tab only: for a reload, and for the next question of the same kind if it
   came too late for this one. Also keeps which unsaid line was put back, so that this is not done twice. */

const KEPT = "seat-draft";
const RETURNED = "seat-returned";

/** @param {HTMLFormElement} form @param {string} kind */
export function keep(form, kind) {
  const fields = [...new FormData(form)].filter(([, value]) => typeof value === "string");
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ page: location.pathname, kind, fields }));
  } catch {
    return; // a tab that may keep nothing
  }
}

/** @param {HTMLFormElement} form @param {string} kind */
export function restore(form, kind) {
  for (const [name, value] of written(kind)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = true;
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) field.value = value;
    if (field instanceof HTMLInputElement) field.dispatchEvent(new Event("input"));
  }
}

export function forget() {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    return; // a tab that may keep nothing
  }
}

/** @param {string} which */
export function keepReturned(which) {
  try {
    sessionStorage.setItem(RETURNED, JSON.stringify({ page: location.pathname, which }));
  } catch {
    return; // a tab that may keep nothing
  }
}

/** The last line that was put back at this seat; empty if none was. @returns {string} */
export function lastReturned() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(RETURNED) ?? "null");
    return kept?.page === location.pathname ? kept.which : "";
  } catch {
    return "";
  }
}

/** @param {string} kind @returns {[string, string][]} */
function written(kind) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
    return kept?.page === location.pathname && kept.kind === kind ? kept.fields : [];
  } catch {
    return [];
  }
}

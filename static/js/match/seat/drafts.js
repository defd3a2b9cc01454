/* What is written and not sent yet, for a reload in the midst of it: kept by this tab alone, and of the last question. */

const KEPT = "seat-draft";

/** @param {HTMLFormElement} form @param {string} question */
export function keep(form, question) {
  const fields = [...new FormData(form)].filter(([, value]) => typeof value === "string");
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ page: location.pathname, question, fields }));
  } catch {
    return; // a tab that may keep nothing
  }
}

/** @param {HTMLFormElement} form @param {string} question */
export function restore(form, question) {
  for (const [name, value] of written(question)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = true;
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) field.value = value;
  }
}

/** @param {string} question @returns {[string, string][]} */
function written(question) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
    return kept?.page === location.pathname && kept.question === question ? kept.fields : [];
  } catch {
    return [];
  }
}

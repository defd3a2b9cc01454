/* Repairs the queues' pages: they still call a jQuery plugin that Django's admin has replaced with code that starts by
   itself and expects a counter, which these pages lack; and their tables have an unlabelled checkbox and empty headers.
   Deferred, so that it runs after jQuery is loaded and before the pages' own "ready" blocks. */

const jQuery = window.django?.jQuery;
if (jQuery) {
  jQuery.fn.actions ??= function alreadyStarted() { return this; };
}
document.getElementById('action-toggle')?.setAttribute('aria-label', document.currentScript?.dataset.all ?? "");
for (const head of document.querySelectorAll('thead th:empty')) head.replaceWith(document.createElement('td'));
Object.assign(window, {
  /** @param {NodeListOf<HTMLInputElement>} boxes */
  Actions(boxes) {
    const all = document.getElementById('action-toggle');
    if (all instanceof HTMLInputElement) {
      all.addEventListener('change', () => { for (const box of boxes) box.checked = all.checked; });
    }
  },
});

/* The queues' pages still call a jQuery plugin that Django's admin has replaced by code that starts by itself, and that
   counts where these pages have no counter; and their tables have a box that nobody named and heads that head nothing.
   Deferred: runs after jQuery is there and before the pages' own "ready" blocks. */

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

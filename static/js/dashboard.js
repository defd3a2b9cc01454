/* The queues' pages still call a jQuery plugin that Django's admin has replaced by code that starts by itself, and
   their tables have a box that nobody named and heads that head nothing.
   Deferred: runs after jQuery is there and before the pages' own "ready" blocks. */

const jQuery = window.django?.jQuery;
if (jQuery) {
  jQuery.fn.actions ??= function alreadyStarted() { return this; };
}
document.getElementById('action-toggle')?.setAttribute('aria-label', document.currentScript?.dataset.all ?? "");
for (const head of document.querySelectorAll('thead th:empty')) head.replaceWith(document.createElement('td'));

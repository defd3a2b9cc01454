/* The queues' pages still call a jQuery plugin that Django's admin has replaced by code that starts by itself.
   Deferred: runs after jQuery is there and before the pages' own "ready" blocks. */

const jQuery = window.django?.jQuery;
if (jQuery) {
  jQuery.fn.actions ??= function alreadyStarted() { return this; };
}

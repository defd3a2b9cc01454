// What stands in the page before any module: Django's catalogue of words (/words.js), and in the admin its jQuery.
declare function gettext(text: string): string;
declare function ngettext(one: string, many: string, count: number): string;
declare function interpolate(text: string, values: Record<string, unknown>, named: true): string;
interface Window {
  django?: { jQuery?: { fn: { actions?: () => unknown } } };
}

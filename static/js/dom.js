/* Creates elements, and finds those that are in the page. Strings always become text nodes: nothing here can turn them
   into markup. */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node | string | null | undefined | false} Child Null children are left out. */
/** @typedef {string | number | boolean | null | undefined | ((event: Event) => unknown)} Trait */

/**
 * `make("p", {class: "quiet", hidden: true, onclick: go}, "Hello ", link)`; null children are left out.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, Trait>} [traits]
 * @param {...(Child | Child[])} children
 */
export function make(name, traits = {}, ...children) {
  return furnish(document.createElement(name), traits, children);
}

/**
 * Like `make`, for an element of an SVG.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, Trait>} [traits]
 * @param {...(Child | Child[])} children
 */
export function draw(name, traits = {}, ...children) {
  return furnish(document.createElementNS(SVG, name), traits, children);
}

/**
 * @template {Element} Made @param {Made} element @param {Record<string, Trait>} traits
 * @param {(Child | Child[])[]} children
 */
function furnish(element, traits, children) {
  for (const [name, value] of Object.entries(traits)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, String(value));
  }
  element.append(...children.flat().filter((child) => child != null && child !== false));
  return element;
}

/** Gives a parent exactly these children in this order, without touching those that are in place. @param {Element} parent @param {Element[]} wanted */
export function arrange(parent, wanted) {
  const staying = new Set(wanted);
  for (const child of [...parent.children]) if (!staying.has(child)) child.remove();
  wanted.forEach((child, i) => parent.children[i] === child || parent.insertBefore(child, parent.children[i] ?? null));
}

/**
 * The element with this id; throws if the page has none, or if it is not of this `kind` (by default, any HTML element).
 * @template {Element} [Kind=HTMLElement] @param {string} id @param {new () => Kind} [kind]
 */
export function byId(id, kind) {
  return certain(document.getElementById(id), `#${id}`, kind);
}

/**
 * The first match within; throws if there is none, or if it is of another kind.
 * @template {Element} [Kind=HTMLElement] @param {ParentNode} within @param {string} selector @param {new () => Kind} [kind]
 */
export function find(within, selector, kind) {
  return certain(within.querySelector(selector), selector, kind);
}

/**
 * All matches within, possibly none; throws if one is of another kind.
 * @template {Element} [Kind=HTMLElement] @param {ParentNode} within @param {string} selector @param {new () => Kind} [kind]
 */
export function findAll(within, selector, kind) {
  return Array.from(within.querySelectorAll(selector), (found) => certain(found, selector, kind));
}

/** @template {Element} Kind @param {Element | null} found @param {string} wanted @param {new () => Kind} [kind] */
function certain(found, wanted, kind) {
  if (found instanceof (kind ?? HTMLElement)) return /** @type {Kind} */ (found);
  throw new TypeError(`${wanted} is ${found ? "another element" : "not in the page"}`);
}

/** Whether the element is rendered. Older browsers lack `checkVisibility`. @param {Element} element */
export function isDrawn(element) {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}

/** The target of the event; null if it is not an element. @param {Event} event */
export function touched(event) {
  return event.target instanceof Element ? event.target : null;
}

/** The data that `json_script` put into the page under this id. @param {string} id @returns {any} */
export function left(id) {
  return JSON.parse(byId(id).textContent);
}

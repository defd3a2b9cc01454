/* Elements made of names and text. Text stays text: nothing in here can turn words into markup. */

const SVG = "http://www.w3.org/2000/svg";

/** `make("p", {class: "quiet", hidden: true, onclick: go}, "Hello ", link)`; null children are left out. */
export function make(name, traits = {}, ...children) {
  return furnish(document.createElement(name), traits, children);
}

/** The same for a drawing. */
export function draw(name, traits = {}, ...children) {
  return furnish(document.createElementNS(SVG, name), traits, children);
}

function furnish(element, traits, children) {
  for (const [name, value] of Object.entries(traits)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child != null && child !== false));
  return element;
}

/** What `json_script` left in the page under this id. */
export function left(id) {
  return JSON.parse(document.getElementById(id).textContent);
}

/* What a reader did with a part of the page, done again to the part that takes its place: where the focus is, what is
   unfolded, how far it is scrolled. */

const STOPS = "a[href], button, summary, input, select, [tabindex]";
const FRAMES = ".table-frame, .plot-frame, pre";

/** Call it before the change; what it returns is to be called with the new part once that stands in the page. */
export function keep(old) {
  const focused = whereFocusIs(old);
  const open = [...old.querySelectorAll("details")].map((each) => each.open);
  const scrolled = [...old.querySelectorAll(FRAMES)].map((frame) => [frame.scrollLeft, frame.scrollTop]);
  return (grown) => {
    each(grown.querySelectorAll("details"), open, (details, isOpen) => { details.open = isOpen; });
    each(grown.querySelectorAll(FRAMES), scrolled, (frame, [left, top]) => {
      frame.scrollTo({ left, top, behavior: "instant" });
    });
    if (focused) counterpart(grown, focused)?.focus({ preventScroll: true });
  };
}

function whereFocusIs(old) {
  const at = document.activeElement;
  if (!old.contains(at)) return null;
  return { address: at.getAttribute("href"), place: [...old.querySelectorAll(STOPS)].indexOf(at) };
}

/** By its address, or else by its place. */
function counterpart(grown, { address, place }) {
  const stops = [...grown.querySelectorAll(STOPS)];
  const same = address === null ? undefined : stops.find((stop) => stop.getAttribute("href") === address);
  return same ?? stops[place];
}

function each(elements, known, restore) {
  known.slice(0, elements.length).forEach((state, place) => restore(elements[place], state));
}

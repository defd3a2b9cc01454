/* What a visitor wishes of every match page; kept in this browser alone. */

const KEY = "glassbox.match";
const DEFAULTS = {
  thoughts: true,
  ghosts: true,
  unsaid: true,
  bids: true,
  level: "event",
  mind: "all",
  speed: 1,
  announce: "speech",
  motion: "auto",
  ballots: "steps",
  keys: true,
  zen: false,
};

export class Preferences {
  /** `overrides` hold for this visit and are not kept; nothing is, unless `isKept`. */
  constructor(overrides = {}, isKept = true) {
    this.isKept = isKept;
    this.kept = isKept ? stored() : {};
    this.overrides = overrides;
    this.listeners = [];
  }

  get(name) {
    return this.overrides[name] ?? this.kept[name] ?? DEFAULTS[name];
  }

  set(name, value) {
    delete this.overrides[name];
    this.kept = { ...this.kept, [name]: value };
    if (this.isKept) keep(this.kept);
    for (const listener of this.listeners) listener(name, value);
  }

  toggle(name) {
    this.set(name, !this.get(name));
  }

  onChange(listener) {
    this.listeners.push(listener);
  }
}

function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {}; // storage is closed to us, or holds something else
  }
}

function keep(wishes) {
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // then the wishes last as long as the page
  }
}

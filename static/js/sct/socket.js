/* One socket that heals itself: it says from where it wants to go on, and every frame it gets is the newest whole. */

const PAUSES = [500, 1000, 2000, 4000, 8000];
const SILENCE = 25_000;

/** Calls `onFrame` for every frame that is newer than those before, `onState("live" | "lost")` when that changes. */
export function watch(path, { onFrame, onState }) {
  let epoch = "";
  let after = 0;
  let failures = 0;
  let silence;

  function open() {
    const query = new URLSearchParams({ lang: document.documentElement.lang, ...(epoch ? { epoch, after } : {}) });
    const address = new URL(path, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    for (const [name, value] of query) address.searchParams.set(name, value);
    const socket = new WebSocket(address);
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => socket.close(), SILENCE);
    };
    socket.addEventListener("open", listen);
    socket.addEventListener("message", (message) => { listen(); hear(JSON.parse(message.data)); });
    socket.addEventListener("close", (end) => { clearTimeout(silence); if (end.code !== 4404) retry(); });
  }

  function hear(frame) {
    if (frame.type === "hello") {
      failures = 0;
      if (frame.epoch !== epoch) after = 0;
      epoch = frame.epoch;
      onState("live");
    } else if (frame.n > after) {
      after = frame.n;
      onFrame(frame);
    }
  }

  function retry() {
    onState("lost");
    setTimeout(open, PAUSES[Math.min(failures++, PAUSES.length - 1)]);
  }

  open();
}

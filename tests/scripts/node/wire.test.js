/* The socket's part in the page: what it says, when it comes back, and that a dead line is noticed. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { Wire } from "../../../static/js/match/playing/wire.js";

/** @import {Frame} from "../../../static/js/match/shapes.js" */
/** @import {Line, Message} from "../../../static/js/match/playing/wire.js" */

const SILENCE = 15_000;

/** A socket that does as it is told. */
class Socket {
  static OPEN = 1;
  /** @type {Socket[]} */
  static all = [];

  /** @param {string} address */
  constructor(address) {
    this.address = new URL(address);
    this.readyState = 0;
    /** @type {unknown[]} */
    this.said = [];
    Socket.all.push(this);
  }

  onopen() {}
  /** @param {{data: string}} message */
  onmessage(message) { void message; }
  /** @param {{code: number}} end */
  onclose(end) { void end; }

  /** @param {string} words */
  send(words) {
    this.said.push(JSON.parse(words));
  }

  close() {
    this.readyState = 3;
  }

  open() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  /** @param {Message} message */
  hear(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** @param {number} [code] */
  break(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
}

/** The notice that this house cannot write. */
const notice = { hidden: true };

Object.assign(globalThis, {
  window: { location: { protocol: "https:", host: "league" }, addEventListener() {} },
  document: { documentElement: { lang: "en" }, querySelector: () => notice },
  WebSocket: Socket,
});

/** What is at each address of the site; nothing else can be had.
 *  @type {Map<string, object[]>} */
const kept = new Map();
/** @type {{address: string, cache: RequestCache | undefined}[]} */
let taken = [];

/** @param {string} address @param {RequestInit} [wishes] */
async function fetched(address, { cache } = {}) {
  taken.push({ address, cache });
  const lines = kept.get(address.split("?")[0]);
  return { ok: Boolean(lines), text: async () => (lines ?? []).map((line) => `${JSON.stringify(line)}\n`).join("") };
}

beforeEach(() => {
  Socket.all = [];
  notice.hidden = true;
  kept.clear();
  taken = [];
  Object.assign(globalThis, { fetch: fetched });
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

/** Whatever waits for an answer has it by then. */
async function answered() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** @param {number} milliseconds */
async function later(milliseconds) {
  mock.timers.tick(milliseconds);
  await answered();
}

/** @param {{head?: number, delay?: number, needs?: () => number | null}} [wishes] */
async function wired({ head = 0, delay = 0, needs = () => null } = {}) {
  /** @type {Line[]} */
  const lines = [];
  /** @type {Message[]} */
  const heard = [];
  const here = { head };
  const ear = (/** @type {Message} */ message) => {
    heard.push(message);
    if (message.type === "frames") here.head = message.frames.at(-1)?.n ?? here.head;
  };
  const ears = { hello: ear, frames: ear, signal: ear, error: ear, end: ear, state: (/** @type {Line} */ line) => lines.push(line) };
  const paths = { socket: "/ws/matches/7/", frames: "/matches/7/frames/" };
  const wire = new Wire(paths, { view: "glass", have: () => here.head, needs, delay, ears });
  await answered();
  heard.length = 0;
  return { wire, lines, heard, here, socket: Socket.all[0] };
}

const START = "/matches/7/frames/glass/";
const NEXT = "/matches/7/frames/glass/3-.abc.ndjson";

/** @param {number} from @param {number} to @param {object} ending */
function stretch(from, to, ending) {
  return [{ from }, ...Array.from({ length: to - from + 1 }, (_, i) => ({ n: from + i })), ending];
}

/** @param {Message[]} heard */
function numbers(heard) {
  return heard.flatMap((message) => (message.type === "frames" ? message.frames.map(({ n }) => n) : []));
}

/** @type {Message} */
const HELLO = { type: "hello", view: "glass", head: 3, status: "running" };

test("it asks for its view from the frame on that it has", async () => {
  const { socket } = await wired({ head: 12 });

  assert.equal(`${socket.address}`, "wss://league/ws/matches/7/?view=glass&after=12&lang=en");
});

test("it opens in stretches, one after the other, and only then joins the socket", async () => {
  kept.set(START, stretch(1, 2, { next: NEXT })).set(NEXT, stretch(3, 4, { status: "running" }));
  const { socket, lines, here } = await wired();

  assert.equal(here.head, 4);
  assert.deepEqual(Socket.all.length, 1);
  assert.equal(socket.address.searchParams.get("after"), "4");
  assert.deepEqual(taken.map(({ cache }) => cache), ["default", "default"]);
  socket.open();
  socket.hear({ ...HELLO, head: 5 });
  await later(5_000);
  assert.deepEqual(lines, ["connecting", "open", "open"]);
  assert.equal(taken.length, 2, "by the socket alone from now on");
});

test("a match that is over needs no socket", async () => {
  kept.set(START, stretch(1, 2, { status: "finished" }));
  const { here, lines } = await wired();
  await later(60_000);

  assert.deepEqual([here.head, Socket.all.length, taken.length], [2, 0, 1]);
  assert.deepEqual(lines, ["connecting", "open"]);
});

test("where there is no socket it follows in stretches, looking every second, and seldom asks for a socket", async () => {
  kept.set(START, stretch(1, 2, { status: "running" }));
  const { heard, lines, here } = await wired();
  Socket.all[0].break();
  kept.set(START, stretch(1, 2, { next: NEXT })).set(NEXT, stretch(3, 3, { status: "running" }));
  await later(1_000);
  kept.set(NEXT, stretch(3, 5, { status: "running" }));
  await later(1_000);
  assert.deepEqual([numbers(heard), here.head], [[3, 4, 5], 5]);
  assert.equal(taken.at(-1)?.cache, "no-cache");

  for (let second = 0; second < 600; second += 1) {
    await later(1_000);
    Socket.all.filter(({ readyState }) => readyState === 0).forEach((socket) => socket.break());
  }
  assert.ok(Socket.all.length < 15, `${Socket.all.length} times in ten minutes`);
  assert.ok(!lines.includes("lost"));
  kept.set(NEXT, stretch(3, 6, { status: "finished" }));
  await later(1_000);
  assert.deepEqual(heard.slice(-1), [{ type: "end" }]);
});

test("what the socket still says of the view before is not heard", async () => {
  const { wire, socket, heard, here } = await wired({ head: 3 });
  socket.open();
  socket.hear(HELLO);
  here.head = 0;
  kept.set("/matches/7/frames/red/", stretch(1, 2, { status: "running" }));
  wire.watch("red");
  socket.hear({ type: "frames", frames: [] });
  await answered();
  socket.hear({ type: "signal", head: 4 });
  socket.hear({ ...HELLO, view: "red", head: 2 });
  socket.hear({ type: "signal", head: 2 });

  assert.deepEqual(socket.said, [{ watch: "red", after: 2 }]);
  assert.deepEqual(heard.map(({ type }) => type), ["hello", "hello", "frames", "hello", "hello", "signal"]);
});

test("every message comes to the ear that is named like it", async () => {
  const { socket, heard, lines } = await wired();
  socket.open();
  /** @type {Message[]} */
  const messages = [
    { type: "hello", view: "glass", head: 3, status: "running" }, { type: "frames", frames: [] }, { type: "signal", watching: 2 },
    { type: "error", reason: "no" }, { type: "end" },
  ];

  for (const message of messages) socket.hear(message);

  assert.deepEqual(heard, messages);
  assert.deepEqual(lines, ["connecting", "open"]);
});

test("another view is wished on the same line", async () => {
  const { wire, socket } = await wired({ head: 5 });
  socket.open();
  socket.hear(HELLO);

  wire.watch("public");

  assert.deepEqual(socket.said, [{ watch: "public", after: 5 }]);
  assert.equal(Socket.all.length, 1);
});

test("a line that breaks is laid anew, later and later", async () => {
  const { socket, lines } = await wired();
  socket.open();
  socket.hear(HELLO);
  socket.break();
  await later(700);
  assert.equal(Socket.all.length, 2);

  Socket.all[1].break();
  await later(700);
  assert.equal(Socket.all.length, 2);
  await later(700);

  assert.equal(Socket.all.length, 3);
  assert.equal(lines.at(-1), "lost");
});

test("a line that says nothing for long is given up", async () => {
  const { socket, lines } = await wired();
  socket.open();
  socket.hear(HELLO);

  await later(SILENCE);

  assert.equal(socket.readyState, 3);
  assert.equal(lines.at(-1), "lost");
});

test("a sign of life that knows of more than was heard has it told again", async () => {
  const { socket, heard, here } = await wired({ head: 3 });
  socket.open();
  socket.hear(HELLO);
  socket.hear({ type: "signal", head: 3, status: "running" });
  assert.deepEqual(socket.said, []);

  socket.hear({ type: "signal", head: 5, status: "running" });

  assert.deepEqual(socket.said, [{ watch: "glass", after: here.head }]);
  assert.deepEqual(heard.filter(({ type }) => type === "signal").length, 1);
});

test("an end that was lost is told again", async () => {
  const { socket } = await wired({ head: 3 });
  socket.open();
  socket.hear(HELLO);

  socket.hear({ type: "signal", head: 3, status: "finished" });
  socket.hear({ ...HELLO, status: "finished" });
  socket.hear({ type: "end" });
  socket.hear({ type: "signal", head: 3, status: "finished" });

  assert.deepEqual(socket.said, [{ watch: "glass", after: 3 }]);
});

test("what waits to be shown late is not asked for again", async () => {
  const { socket } = await wired({ head: 3, delay: 30_000 });
  mock.timers.tick(30_000);
  socket.open();
  socket.hear(HELLO);
  socket.hear({ type: "frames", frames: [/** @type {Frame} */ (/** @type {unknown} */ ({ n: 4 }))] });

  socket.hear({ type: "signal", head: 4, status: "running" });

  assert.deepEqual(socket.said, []);
});

test("after the end silence is no loss", async () => {
  const { socket, lines } = await wired();
  socket.open();
  socket.hear({ type: "hello", view: "glass", head: 3, status: "finished" });
  socket.hear({ type: "end" });

  await later(10 * SILENCE);
  socket.break(1000);
  await answered();

  assert.equal(lines.at(-1), "open");
  assert.equal(Socket.all.length, 1);
});

test("who is refused does not come again", async () => {
  const { socket, lines } = await wired();
  socket.break(4404);

  await later(10 * SILENCE);

  assert.equal(lines.at(-1), "refused");
  assert.equal(Socket.all.length, 1);
});

test("whoever shows a delayed picture hears as late", async () => {
  const { socket, heard } = await wired({ delay: 4_000 });
  mock.timers.tick(4_000);
  heard.length = 0;
  socket.open();
  socket.hear(HELLO);
  socket.hear({ type: "end" });

  mock.timers.tick(3_999);
  assert.deepEqual(heard, []);
  mock.timers.tick(1);

  assert.deepEqual(heard, [HELLO, { type: "end" }]);
});

test("of a view that comes piece by piece no stretch is fetched before it is wanted", async () => {
  kept.set(START, stretch(1, 2, { next: NEXT })).set(NEXT, stretch(3, 4, { status: "finished" }));
  let needed = 1;
  const { wire, here, lines } = await wired({ needs: () => needed });
  await later(60_000);
  assert.deepEqual([here.head, taken.length, Socket.all.length], [2, 1, 0]);

  needed = 2;
  wire.look();
  await answered();
  assert.equal(here.head, 2);
  needed = 3;
  wire.look();
  await answered();

  assert.deepEqual([here.head, Socket.all.length, lines.at(-1)], [4, 0, "open"]);
  assert.ok(taken.every(({ address }) => address.includes("by=ten")));
});

test("a house that cannot write is told of until it can, and the match's part of the page does not hear of it", async () => {
  const { socket, heard } = await wired();
  socket.open();
  socket.hear(HELLO);

  socket.onmessage({ data: '{"type": "house", "writes": false}' });
  const during = notice.hidden;
  socket.onmessage({ data: '{"type": "house", "writes": true}' });

  assert.deepEqual([during, notice.hidden], [false, true]);
  assert.deepEqual(heard.map(({ type }) => type), ["hello"]);
});

test("a notice that is out of date is taken back by a connection that does not begin with it", async () => {
  const { socket } = await wired();
  notice.hidden = false;
  socket.open();

  socket.hear(HELLO);

  assert.equal(notice.hidden, true);
});

test("a notice that a connection begins with stays", async () => {
  const { socket } = await wired();
  socket.open();

  socket.onmessage({ data: '{"type": "house", "writes": false}' });
  socket.hear(HELLO);

  assert.equal(notice.hidden, false);
});

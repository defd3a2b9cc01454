/* The socket's part in the page: what it says, when it comes back, and that a dead line is noticed. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { Wire } from "../../../static/js/match/playing/wire.js";

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

Object.assign(globalThis, {
  window: { location: { protocol: "https:", host: "league" }, addEventListener() {} },
  document: { documentElement: { lang: "en" } },
  WebSocket: Socket,
});

beforeEach(() => {
  Socket.all = [];
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

/** @param {{head?: number, delay?: number}} [wishes] */
function wired({ head = 0, delay = 0 } = {}) {
  /** @type {Line[]} */
  const lines = [];
  /** @type {Message[]} */
  const heard = [];
  const ear = (/** @type {Message} */ message) => heard.push(message);
  const ears = { hello: ear, frames: ear, signal: ear, error: ear, end: ear, state: (/** @type {Line} */ line) => lines.push(line) };
  const wire = new Wire("/ws/matches/7/", { view: "glass", have: () => head, delay, ears });
  return { wire, lines, heard, socket: Socket.all[0] };
}

test("it asks for its view from the frame on that it has", () => {
  const { socket } = wired({ head: 12 });

  assert.equal(`${socket.address}`, "wss://league/ws/matches/7/?view=glass&after=12&lang=en");
});

test("every message comes to the ear that is named like it", () => {
  const { socket, heard, lines } = wired();
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

test("another view is wished on the same line", () => {
  const { wire, socket } = wired({ head: 5 });
  socket.open();

  wire.watch("public");

  assert.deepEqual(socket.said, [{ watch: "public", after: 5 }]);
  assert.equal(Socket.all.length, 1);
});

test("a line that breaks is laid anew, later and later", () => {
  const { socket, lines } = wired();
  socket.open();
  socket.break();
  mock.timers.tick(700);
  assert.equal(Socket.all.length, 2);

  Socket.all[1].break();
  mock.timers.tick(700);
  assert.equal(Socket.all.length, 2);
  mock.timers.tick(700);

  assert.equal(Socket.all.length, 3);
  assert.equal(lines.at(-1), "lost");
});

test("a line that says nothing for long is given up", () => {
  const { socket, lines } = wired();
  socket.open();

  mock.timers.tick(SILENCE);

  assert.equal(socket.readyState, 3);
  assert.equal(lines.at(-1), "lost");
});

test("after the end silence is no loss", () => {
  const { socket, lines } = wired();
  socket.open();
  socket.hear({ type: "hello", view: "glass", head: 3, status: "finished" });
  socket.hear({ type: "end" });

  mock.timers.tick(10 * SILENCE);
  socket.break(1000);

  assert.equal(lines.at(-1), "open");
  assert.equal(Socket.all.length, 1);
});

test("who is refused does not come again", () => {
  const { socket, lines } = wired();
  socket.break(4404);

  mock.timers.tick(10 * SILENCE);

  assert.equal(lines.at(-1), "refused");
  assert.equal(Socket.all.length, 1);
});

test("whoever shows a delayed picture hears as late", () => {
  const { socket, heard } = wired({ delay: 4_000 });
  socket.open();
  socket.hear({ type: "end" });

  mock.timers.tick(3_999);
  assert.deepEqual(heard, []);
  mock.timers.tick(1);

  assert.deepEqual(heard, [{ type: "end" }]);
});

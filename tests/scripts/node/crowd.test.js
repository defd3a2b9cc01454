/* Who stands where on the map. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { aboard, gathered, placement } from "../../../static/js/match/stage/crowd.js";
import { plan, standing, way } from "../../../static/js/match/stage/ship_plan.js";
import { station, views } from "./played.js";

/** @import {Person} from "../../../static/js/match/stage/crowd.js" */

const drawn = plan(station);
const SIZES = { usual: 1.15, least: 0.85 };

/** @param {number} count @param {string} place @returns {Person[]} */
function crowd(count, place) {
  return Array.from({ length: count }, (_, i) => ({ key: `p${i}`, kind: "player", color: "red", place, spot: null }));
}

test("everybody whom the view knows of is aboard once, and stands on the map", () => {
  for (const board of views.glass.boards) {
    const people = aboard(board, "glass");
    const at = placement(drawn, people, SIZES);

    assert.equal(new Set(people.map(({ key }) => key)).size, people.length);
    for (const { key } of people) assert.ok([at.get(key)?.x, at.get(key)?.y].every(Number.isFinite), key);
  }
});

test("the table as a whole sees nobody but the body it was called for", () => {
  for (const [place, board] of views.public.boards.entries()) {
    const people = aboard(board, "public");
    assert.deepEqual(people.map(({ color }) => color), board.meeting?.body ? [board.meeting.body] : [], `at frame ${place + 1}`);
  }
});

test("the same people in the same places stand the same", () => {
  const people = crowd(7, "cafeteria");

  assert.deepEqual(placement(drawn, people, SIZES), placement(drawn, people, SIZES));
});

test("nobody stands exactly upon somebody else, however many meet", () => {
  for (const { id } of station.places) {
    for (const count of [2, 5, 18]) {
      const people = gathered(drawn, crowd(count, id), SIZES);
      const points = [...placement(drawn, people, SIZES).values()].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
      assert.equal(new Set(points).size, people.length, `${count} in ${id}`);
    }
  }
});

test("whoever killed, the body and its ghost are all seen in a hallway, however small the map is", () => {
  for (const { id } of station.places.filter(({ box }) => !box)) {
    const people = gathered(drawn, crowd(3, id), { usual: 4, least: 3 });

    assert.deepEqual(people.map(({ kind }) => kind), ["player", "player", "player"], id);
  }
});

test("ghosts are the first for whom there is no room", () => {
  const order = ["body", "player", "ghost"];

  for (const board of views.glass.boards) {
    const kinds = aboard(board, "glass").map(({ kind }) => order.indexOf(kind));
    assert.deepEqual(kinds, kinds.toSorted());
  }
});

test("whom a place has no room for is counted", () => {
  for (const { id } of station.places) {
    const people = gathered(drawn, crowd(60, id), SIZES);
    const [more] = people.filter(({ kind }) => kind === "more");

    assert.equal(people.length - (more ? 1 : 0) + (more?.kind === "more" ? more.count : 0), 60, id);
  }
});

test("a way leads from one place to its neighbour, and back the same way", () => {
  for (const { room, hall, points } of station.corridors) {
    assert.deepEqual(way(drawn, room, hall), points);
    assert.deepEqual(way(drawn, hall, room), points.toReversed());
  }
  assert.equal(way(drawn, "nowhere", "admin"), null);
});

test("everybody stands within the walls of the room", () => {
  for (const { id, box } of station.places) {
    if (!box) continue;
    for (const spot of [null, ...(drawn.spots.get(id)?.keys() ?? [])]) {
      const { x, y } = standing(drawn, id, spot);
      assert.ok(x >= box.left && x <= box.right && y >= box.top && y <= box.bottom, `${id} ${spot}`);
    }
  }
});

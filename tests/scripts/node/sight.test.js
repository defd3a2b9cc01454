/* What a view sees of the ship, held against whom the engine lets it see. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { plan } from "../../../static/js/match/stage/ship_plan.js";
import { sight } from "../../../static/js/match/stage/sight.js";
import { station, views } from "./played.js";

/** @import {Alarm, Board, Color, MatchRules, View} from "../../../static/js/match/shapes.js" */

const drawn = plan(station);
const everywhere = station.places.map(({ id }) => id);
const eyes = /** @type {Color[]} */ (Object.keys(views).filter((view) => view !== "glass" && view !== "public"));

/** @param {Board} board @param {View} view */
function lit(board, view) {
  return everywhere.filter(sight(drawn, board, view).lit);
}

/** A moment through somebody's eyes, with some of it changed. @param {Partial<MatchRules>} rules @param {Partial<Board>} [more] @param {string | null} [spot] */
function moment(rules, more = {}, spot = null) {
  const [view] = eyes;
  const board = views[view].boards.find(({ figures }) => figures[view]?.place);
  const figure = board?.figures[view];
  if (!board || !figure) return assert.fail("there is no such moment");
  const figures = { ...board.figures, [view]: { ...figure, spot, role: /** @type {const} */ ("crewmate"), alive: true } };
  return sight(drawn, { ...board, ...more, figures, rules: { ...board.rules, ...rules } }, view);
}

test("nobody is in sight where it is dark", () => {
  for (const view of eyes) {
    for (const [i, board] of views[view].boards.entries()) {
      const { lit: isLit } = sight(drawn, board, view);
      for (const figure of Object.values(board.figures)) {
        if (figure.in_sight && figure.place) assert.ok(isLit(figure.place), `${view} sees ${figure.color} at frame ${i + 1}`);
      }
    }
  }
});

test("the living see their own place alone, the dead and the glass the whole ship", () => {
  for (const view of eyes) {
    for (const [i, board] of views[view].boards.entries()) {
      const me = board.figures[view];
      if (!me?.place || board.watching) continue;
      assert.deepEqual(lit(board, view), me.alive ? [me.place] : everywhere, `${view} at frame ${i + 1}`);
    }
  }
  for (const board of views.glass.boards) assert.deepEqual(lit(board, "glass"), everywhere);
});

test("whoever looks at the cameras sees what they show, lights or no lights", () => {
  const monitor = station.consoles.find(({ use }) => use === "cameras")?.id;
  const board = moment({}, { watching: monitor });

  for (const { place } of station.cameras) assert.ok(board.lit(place), place);
});

test("with the lights out the crew see what is at hand, and an impostor as far as ever", () => {
  /** @type {Alarm} */
  const sabotage = { system: "lights", since: 0, mended: [] };
  assert.equal(moment({ crew_vision: 1 }).lamp, null);
  assert.ok((moment({ crew_vision: 1 }, { sabotage }).lamp ?? 1_000) < 60);
  assert.equal(moment({ crew_vision: 1 }, { sabotage: { ...sabotage, system: "reactor" } }).lamp, null);
});

test("half a vision shows the whole room from its middle, and from a spot no further than the middle", () => {
  const spots = drawn.spots.get(everywhere.find((id) => drawn.spots.get(id)?.size) ?? "");
  assert.equal(moment({ crew_vision: .5 }).lamp, null);
  assert.ok(moment({ crew_vision: .5 }, {}, [...spots?.keys() ?? []][0]).lamp !== null);
});

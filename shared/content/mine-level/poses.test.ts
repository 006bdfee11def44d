import { expect, test } from "vitest";
import { LOADER_2, legOf } from "./fleet.ts";
import { wayFrom } from "./poses.ts";

test("the way of Loader 2 from a drawpoint into the footwall drive turns by less than 20 degrees a metre", () => {
  const way = wayFrom(LOADER_2, { leg: 0, along: legOf(LOADER_2, 0).length - 15 }, 30);
  for (const [k, [x, y]] of way.slice(2).entries()) {
    const [[ax, ay] = [x, y], [bx, by] = [x, y]] = way.slice(k);
    const turn = Math.atan2(y - by, x - bx) - Math.atan2(by - ay, bx - ax);
    expect(Math.cos(turn)).toBeGreaterThan(Math.cos(Math.PI / 9));
  }
});

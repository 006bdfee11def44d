import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chartSvg } from "../../shared/models/chart-svg.ts";
import { type WalkedMachine, walkedMachines } from "../../shared/models/walked-machines.ts";
import { FOLDER } from "./draw-machines.ts";

const machines = Object.entries<WalkedMachine>(walkedMachines);

test.each(machines)("the drawing of %s is up to date", (id, walked) => {
  const drawn = readFileSync(`${FOLDER}/${id}.svg`, "utf8");

  expect(drawn === chartSvg(walked), "npm run machines draws it anew").toBe(true);
});

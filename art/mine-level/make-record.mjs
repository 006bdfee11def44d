/**
 * Plays six minutes of a shift on the mine level and writes what the site shows of it into `shared/content/mine-level/`:
 * `shift.json` for the fleet map and the driver's display, `level.json` for what only the server reads.
 *
 *     node --import ./server/testing/load-typescript.mjs art/mine-level/make-record.mjs
 */
import { writeFileSync } from "node:fs";
import { levelOf, shiftOf } from "./record.ts";

for (const [name, content] of [
  ["shift", shiftOf()],
  ["level", levelOf()],
]) {
  writeFileSync(`shared/content/mine-level/${name}.json`, `${JSON.stringify(content)}\n`);
}

import { parseArgs } from "node:util";
import { drawMachines } from "./draw-machines.ts";
import { findUndetectedMutants } from "./find-undetected-mutants.ts";
import { print } from "./print.ts";
import { listWalks, replayWalk } from "./replay-walk.ts";
import { takeRandomWalks } from "./take-random-walks.ts";

const USAGE = `npm run machines                          draws every machine into docs/machines
npm run machines -- list                  lists every walk
npm run machines -- replay "<title>"      plays a walk, found by its title or words of it
npm run machines -- replay <file>.json    plays the walk of a recorded trace
  --headless         without a window, as where there is no display
  --pace <ms>        how long each step stands (1500)
  --pictures <dir>   saves a picture of each step
npm run machines -- mutants               tells which mutants of the machines the walks detect
npm run machines -- wander [walks] [seed] checks the invariants on random walks`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    headless: { type: "boolean", default: process.platform === "linux" && !process.env.DISPLAY },
    pace: { type: "string", default: "1500" },
    pictures: { type: "string" },
  },
});
const [command = "draw", ...words] = positionals;

const commands: Record<string, () => unknown> = {
  draw: drawMachines,
  list: listWalks,
  replay: () =>
    replayWalk(words.join(" "), {
      headless: values.headless,
      pace: Number(values.pace),
      pictures: values.pictures,
    }),
  mutants: findUndetectedMutants,
  wander() {
    const [runs = 20_000, seed = Date.now() % 1_000_000] = words.map(Number);
    return takeRandomWalks(runs, seed);
  },
};

const run = commands[command];
if (run === undefined) {
  print(USAGE);
  process.exitCode = 1;
} else {
  try {
    if ((await run()) === false) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

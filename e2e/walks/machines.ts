import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type WalkedMachine, walkedMachines } from "../../shared/models/walked-machines.ts";
import { chartSvg, summaryOf } from "./chart-svg.ts";

/** Draws every machine into the documents. */
const FOLDER = "docs/machines";

await mkdir(FOLDER, { recursive: true });
for (const [id, walked] of Object.entries<WalkedMachine>(walkedMachines)) {
  await writeFile(join(FOLDER, `${id}.svg`), chartSvg(walked));
  process.stdout.write(`${FOLDER}/${id}.svg: ${summaryOf(walked)}\n`);
}

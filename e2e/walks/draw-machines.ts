import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chartSvg, summaryOf } from "../../shared/models/chart-svg.ts";
import { type WalkedMachine, walkedMachines } from "../../shared/models/walked-machines.ts";
import { print } from "./print.ts";

export const FOLDER = "docs/machines";

/** Draws every machine into the documents. */
export async function drawMachines(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const [id, walked] of Object.entries<WalkedMachine>(walkedMachines)) {
    await writeFile(join(FOLDER, `${id}.svg`), chartSvg(walked));
    print(`${FOLDER}/${id}.svg: ${summaryOf(walked)}`);
  }
}

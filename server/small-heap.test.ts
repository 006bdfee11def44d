import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const typescript = new URL("./testing/load-typescript.mjs", import.meta.url).href;
const heap = new URL("./small-heap.ts", import.meta.url).href;

/** Makes much that outlives a look, while a thread starts and after it, as the site does. */
const program = `
  import { getHeapSpaceStatistics } from "node:v8";
  import { Worker } from "node:worker_threads";
  import { boundHeap, collectGarbage } from "${heap}";
  boundHeap();
  const thread = new Worker("", { eval: true });
  let inUse = [];
  let isThere = false;
  thread.once("online", () => (isThere = true));
  while (!isThere) {
    for (let n = 0; n < 20_000; n += 1) inUse.push({ n });
    await new Promise(setImmediate);
  }
  for (let n = 0; n < 2_000_000; n += 1) {
    if (n % 200_000 === 0) inUse = [];
    inUse.push({ n });
  }
  inUse = undefined;
  collectGarbage();
  const sizes = getHeapSpaceStatistics().map((space) => [space.space_name, space]);
  const { new_space, old_space } = Object.fromEntries(sizes);
  console.log(JSON.stringify([new_space.space_size, old_space.space_used_size]));
`;

test("new objects get 8 MB however many of them last, also once a thread was started", async () => {
  const args = ["--import", typescript, "--input-type=module", "--eval", program];
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd });
  const [newSpace, oldInUse] = JSON.parse(stdout);

  expect(newSpace).toBeLessThan(9_000_000);
  expect(oldInUse).toBeLessThan(8_000_000);
});

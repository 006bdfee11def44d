import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** Pages that visitors have open still need the files of the build that they came from. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** File systems stamp files by a clock that may lag behind. */
const CLOCK_LAG_MS = 1_000;

/**
 * Marks the files that the last build wrote as in use until now, by their time of modification. The mark is
 * a little older than the files that the next build writes, so that each build can tell its own.
 * @param builtAt when that build began
 */
export async function keepLastBuild(folder: string, builtAt: Date, now: Date): Promise<void> {
  const inUseUntil = new Date(now.getTime() - 2 * CLOCK_LAG_MS);
  for (const { path, mtimeMs } of await filesIn(folder)) {
    if (mtimeMs >= builtAt.getTime() - CLOCK_LAG_MS) await utimes(path, inUseUntil, inUseUntil);
  }
}

/** Removes the files that no build of the last 30 days has written or marked. */
export async function removeOldAssets(folder: string, now: Date): Promise<void> {
  for (const { path, mtimeMs } of await filesIn(folder)) {
    if (mtimeMs < now.getTime() - KEPT_DAYS * DAY_MS) await rm(path);
  }
}

async function filesIn(folder: string): Promise<{ path: string; mtimeMs: number }[]> {
  const names = await readdir(folder).catch(() => []);
  const paths = names.map((name) => join(folder, name));
  return Promise.all(paths.map(async (path) => ({ path, mtimeMs: (await stat(path)).mtimeMs })));
}

import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** Pages that are open in browsers still need the assets of their own build. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** The file system's clock may lag behind. */
const CLOCK_LAG_MS = 1_000;

/**
 * Sets the modification time of the last build's files to now, because they were in use until now. The time
 * is slightly earlier than that of new files, so that the next build can recognize its own files.
 * @param builtAt start of the last build
 */
export async function keepLastBuild(folder: string, builtAt: Date, now: Date): Promise<void> {
  const inUseUntil = new Date(now.getTime() - 2 * CLOCK_LAG_MS);
  for (const { path, mtimeMs } of await filesIn(folder)) {
    if (mtimeMs >= builtAt.getTime() - CLOCK_LAG_MS) await utimes(path, inUseUntil, inUseUntil);
  }
}

/** Removes files that no build of the last 30 days has written or marked. */
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

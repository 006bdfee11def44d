import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Pages that visitors have open ask for the assets of the build that they came from. */
const KEPT_DAYS = 30;
/** On a day with many builds the oldest go before their time. */
const KEPT_BUILDS = 20;
const DAY_MS = 86_400_000;

interface Build {
  /** ISO 8601. */
  builtAt: string;
  files: string[];
}

interface Options {
  folder: string;
  /** Where it is noted which build made which files; beside what visitors may fetch, not among it. */
  record: string;
  /** The files of the build that has just ended. */
  current: readonly string[];
  now: Date;
}

/** Removes what no build of the last time made. Gives the names of the files that went. */
export async function removeOldAssets({
  folder,
  record,
  current,
  now,
}: Options): Promise<string[]> {
  const present = await readdir(folder);
  const known = await readRecord(record);
  // A folder from before there was a record: all in it may have been served until now.
  const before = known ?? [{ builtAt: now.toISOString(), files: present }];
  const builds = keptBuilds(withCurrent(before, [...current].sort(), now), now);
  const wanted = new Set(builds.flatMap(({ files }) => files));
  const old = present.filter((file) => !wanted.has(file));
  await writeFile(record, JSON.stringify(builds));
  await Promise.all(old.map((file) => rm(join(folder, file))));
  return old;
}

/** The files in a folder that were written since then. */
export async function filesWrittenSince(folder: string, since: Date): Promise<string[]> {
  const names = await readdir(folder);
  const times = await Promise.all(names.map((name) => stat(join(folder, name))));
  // Kernels stamp files by a clock that ticks some milliseconds late.
  const earliestMs = since.getTime() - 100;
  return names.filter((_, n) => (times[n]?.mtimeMs ?? 0) >= earliestMs);
}

/** Newest first. Building the same again is no new build. */
function withCurrent(builds: readonly Build[], files: string[], now: Date): Build[] {
  const [newest, ...older] = builds;
  if (newest?.files.join() === files.join()) return [newest, ...older];
  return [{ builtAt: now.toISOString(), files }, ...builds];
}

/** What counts is when a build was replaced, not when it was made: it may have served for long. */
function keptBuilds(builds: readonly Build[], now: Date): Build[] {
  const earliestMs = now.getTime() - KEPT_DAYS * DAY_MS;
  return builds.slice(0, KEPT_BUILDS).filter((_, n) => {
    const replacedAt = builds[n - 1]?.builtAt;
    return replacedAt === undefined || Date.parse(replacedAt) >= earliestMs;
  });
}

async function readRecord(record: string): Promise<Build[] | undefined> {
  try {
    return JSON.parse(await readFile(record, "utf8"));
  } catch {
    return undefined;
  }
}

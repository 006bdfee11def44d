import { existsSync } from "node:fs";

/** Returns the URL of a worker thread's program. Tests use the bundle of `server/testing/workers-and-data.ts`. */
export function programUrl(name: string): URL {
  const built = new URL(`./${name}.js`, import.meta.url);
  return existsSync(built) ? built : new URL(`../../.cache/workers/${name}.js`, import.meta.url);
}

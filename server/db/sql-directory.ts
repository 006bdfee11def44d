import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where the migrations and `seed/` are: beside the built server, or in the source tree. */
export function sqlDirectory(): string {
  const built = fileURLToPath(new URL("../sql", import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL("../../sql", import.meta.url));
}

import { readdirSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "traces");

/** The recorded traces that are kept as tests; one more is a file more. */
export const traceFiles = readdirSync(FOLDER).map((file) => join(FOLDER, file));

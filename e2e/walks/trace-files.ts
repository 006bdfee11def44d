import { readdirSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "traces");

/** The recorded traces that tests replay. Add a file to add a test. */
export const traceFiles = readdirSync(FOLDER).map((file) => join(FOLDER, file));

import { writeFile } from "node:fs/promises";
import { test } from "@playwright/test";

/** Writes a SITE_FILE into the test's folder and returns its path. */
export async function writeSiteFile(facts: object): Promise<string> {
  const path = test.info().outputPath("site.json");
  await writeFile(path, JSON.stringify(facts));
  return path;
}

// Written by art/make-scans.mjs.
import type { SceneName } from "../../shared/content/point-clouds.ts";

/** For each scene: the file of its scan. */
export const scanFiles: Record<SceneName, string> = {
  railway: "railway-4e9f7c0b.bin",
  drift: "drift-74b0a894.bin",
};

/** A hash of the content that the scans show. */
export const scannedInputs = "904c8bdb";

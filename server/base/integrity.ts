import { createHash } from "node:crypto";

/** Returns the hash for an `integrity` attribute or, in quotes, for a Content-Security-Policy. */
export function integrityOf(content: Buffer | string): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

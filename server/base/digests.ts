import { createHash, timingSafeEqual } from "node:crypto";

/** Returns the hash for an `integrity` attribute or, in quotes, for a Content-Security-Policy. */
export function integrityOf(content: Buffer | string): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/** Compares secrets in constant time. Hashes them, because `timingSafeEqual` requires equal lengths. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

import { randomInt } from "node:crypto";

/** Crockford's base 32, without the ambiguous letters I, L, O and U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Returns a random reference such as `7F3K-2Q`, one of about a billion. */
export function createReference(): string {
  const letters = Array.from({ length: 6 }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return hyphenated(letters.join(""));
}

/** Parses a reference as a person types it; undefined if it is not valid. */
export function parseReference(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replace(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return /^[0-9A-HJKMNP-TV-Z]{6}$/.test(letters) ? hyphenated(letters) : undefined;
}

function hyphenated(letters: string): string {
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

import { createHash, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "./db.ts";

/** The secret from which all keys are derived. */
const ROOT_SECRET = "root_secret";

type Purpose = "captcha" | "pictures" | "previews";

/**
 * Returns the key for this purpose, derived from one secret in the database, which is created on first use. All
 * servers and commands that share the database get the same key.
 */
export async function getKey(db: Db, purpose: Purpose): Promise<string> {
  // Read first, because a database that can only be read must not prevent a start.
  const root = (await readRootSecret(db)) ?? (await createRootSecret(db));
  return Buffer.from(hkdfSync("sha256", root, "", purpose, 32)).toString("base64url");
}

/** Returns the secret of another server if that creates it at the same time. */
async function createRootSecret(db: Db): Promise<string> {
  const { rows } = await db.query(
    `INSERT INTO site_settings (key, value) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET value = site_settings.value RETURNING value`,
    [ROOT_SECRET, randomBytes(32).toString("base64url")],
  );
  return rows[0].value;
}

async function readRootSecret(db: Db): Promise<string | undefined> {
  const { rows } = await db.query<{ value: string }>(
    "SELECT value FROM site_settings WHERE key = $1",
    [ROOT_SECRET],
  );
  return rows[0]?.value;
}

/** Compares secrets in constant time. Hashes them, because `timingSafeEqual` requires equal lengths. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

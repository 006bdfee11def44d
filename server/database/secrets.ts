import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "./db.ts";

/**
 * Returns the secret with this name, which is created on first use. All servers and commands that share
 * the database get the same secret.
 * @param period for example the day as `YYYY-MM-DD`: overwrites a secret of an earlier period. A secret
 *   of a later period is kept, because servers' clocks differ.
 */
export async function getOrCreateSecret(db: Db, name: string, period = ""): Promise<string> {
  // Read first, because a database that can only be read must not prevent a start.
  const stored = await readSecret(db, name);
  if (stored !== undefined && periodOf(stored) >= period) return stored;
  const random = randomBytes(32).toString("base64url");
  await db.query(
    `INSERT INTO site_settings AS stored (key, value) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()
      WHERE split_part(stored.value, ':', 1) < $3 COLLATE "C"`,
    [name, period === "" ? random : `${period}:${random}`, period],
  );
  const created = await readSecret(db, name);
  if (created === undefined) throw new Error(`The secret ${name} could not be stored`);
  return created;
}

function periodOf(secret: string): string {
  return secret.includes(":") ? (secret.split(":", 1)[0] ?? "") : "";
}

async function readSecret(db: Db, name: string): Promise<string | undefined> {
  const { rows } = await db.query<{ value: string }>(
    "SELECT value FROM site_settings WHERE key = $1",
    [name],
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

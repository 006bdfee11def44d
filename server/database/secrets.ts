import { randomBytes } from "node:crypto";
import type { Db } from "./db.ts";

/**
 * Returns the secret with this name, which is created on first use. All servers and commands that share
 * the database get the same secret.
 * @param period for example the day as `YYYY-MM-DD`: overwrites a secret of an earlier period. A secret
 *   of a later period is kept, because servers' clocks differ.
 */
export async function getOrCreateSecret(db: Db, name: string, period = ""): Promise<string> {
  const random = randomBytes(32).toString("base64url");
  const created = await db.query<{ value: string }>(
    `INSERT INTO site_settings AS stored (key, value) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()
      WHERE split_part(stored.value, ':', 1) < $3 COLLATE "C"
     RETURNING value`,
    [name, period === "" ? random : `${period}:${random}`, period],
  );
  if (created.rows[0]) return created.rows[0].value;

  const stored = await db.query<{ value: string }>(
    "SELECT value FROM site_settings WHERE key = $1",
    [name],
  );
  if (stored.rows[0] === undefined) throw new Error(`The secret ${name} could not be stored`);
  return stored.rows[0].value;
}

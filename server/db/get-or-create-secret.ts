import { randomBytes } from "node:crypto";
import type { Db } from "./db.ts";

/** A secret of that name which all servers and commands of one database share, made when first asked for. */
export async function keptSecret(db: Db, name: string): Promise<string> {
  const { rows } = await db.query<{ value: string }>(
    `INSERT INTO site_settings AS stored (key, value) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET value = stored.value
     RETURNING value`,
    [name, randomBytes(32).toString("base64url")],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`The secret ${name} could not be kept`);
  return row.value;
}

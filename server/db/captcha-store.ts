import type { Db } from "./db.ts";

/** The secret that signs challenges: `fresh` on the first start, ever after what was stored then. */
export async function captchaSecret(db: Db, fresh: string): Promise<string> {
  const { rows } = await db.query<{ value: string }>(
    `INSERT INTO site_settings AS stored (key, value) VALUES ('captcha_secret', $1)
     ON CONFLICT (key) DO UPDATE SET value = stored.value
     RETURNING value`,
    [fresh],
  );
  return rows[0]?.value ?? fresh;
}

/** Deletes keys of solutions that have long expired: those are refused without being remembered. */
export async function deleteOldReplays(db: Db): Promise<void> {
  await db.query("DELETE FROM captcha_replays WHERE used_at < now() - interval '1 hour'");
}

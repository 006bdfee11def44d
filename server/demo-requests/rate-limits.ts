import type { Db } from "../database/db.ts";

/** Counts an attempt under this key and returns the number of attempts in the current window. */
export async function countAttempt(
  db: Db,
  key: string,
  windowSeconds: number,
): Promise<{ hits: number; secondsLeft: number }> {
  const { rows } = await db.query<{ hits: number; secondsLeft: number }>(
    `INSERT INTO rate_limits AS counted (key, hits, resets_at)
     VALUES ($1, 1, now() + make_interval(secs => $2))
     ON CONFLICT (key) DO UPDATE SET
       hits = CASE WHEN counted.resets_at > now() THEN counted.hits + 1 ELSE 1 END,
       resets_at = CASE WHEN counted.resets_at > now() THEN counted.resets_at
                        ELSE excluded.resets_at END
     RETURNING hits, ceil(extract(epoch FROM resets_at - now()))::integer AS "secondsLeft"`,
    [key, windowSeconds],
  );
  return rows[0] ?? { hits: 1, secondsLeft: windowSeconds };
}

/** Deletes counts whose window has ended. Keys change daily, so these are never read again. */
export async function deleteExpiredCounts(db: Db): Promise<void> {
  await db.query("DELETE FROM rate_limits WHERE resets_at <= now()");
}

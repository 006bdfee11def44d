import type { Db } from "./db.ts";

/** Maps addresses of pictures on other hosts to the addresses of their copies. */
export async function findPictureCopies(
  db: Pick<Db, "query">,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map();
  const { rows } = await db.query<{ address: string; media: string }>(
    "SELECT address, media FROM remote_pictures WHERE address = ANY($1) AND media IS NOT NULL",
    [addresses],
  );
  return new Map(rows.map(({ address, media }) => [address, media]));
}

export async function insertRemotePictures(db: Db, addresses: readonly string[]): Promise<void> {
  await db.query(
    "INSERT INTO remote_pictures (address) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING",
    [addresses],
  );
}

/**
 * Deletes the pictures that no post uses. Rows of the last hour stay, because another server may have
 * added them for a post that is not in `addresses` yet.
 */
export async function deleteRemotePicturesExcept(
  db: Db,
  addresses: readonly string[],
): Promise<void> {
  await db.query(
    `DELETE FROM remote_pictures
      WHERE address <> ALL($1) AND added_at < now() - interval '1 hour'`,
    [addresses],
  );
}

export interface ClaimedPicture {
  address: string;
  /** Number of attempts, including the current one. */
  attempts: number;
}

/** Claims a picture that is due, for `leaseSeconds`. New pictures come first. */
export async function claimRemotePicture(
  db: Db,
  leaseSeconds: number,
): Promise<ClaimedPicture | undefined> {
  const { rows } = await db.query<ClaimedPicture>(
    `UPDATE remote_pictures
        SET attempts = attempts + 1, due_at = now() + make_interval(secs => $1)
      WHERE address = (SELECT address FROM remote_pictures
                        WHERE media IS NULL AND due_at <= now()
                        ORDER BY attempts, due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING address, attempts`,
    [leaseSeconds],
  );
  return rows[0];
}

/** Records the copy and notifies every server, so that they render the pages with it. */
export async function setPictureCopy(db: Db, address: string, media: string): Promise<void> {
  await db.query(
    `WITH stored AS (
       UPDATE remote_pictures SET media = $2, last_error = NULL WHERE address = $1 RETURNING 1)
     SELECT pg_notify('site_changes', '{"table":"remote_pictures"}') FROM stored`,
    [address, media],
  );
}

export async function postponeRemotePicture(
  db: Db,
  address: string,
  { reason, seconds }: { reason: string; seconds: number },
): Promise<void> {
  await db.query(
    `UPDATE remote_pictures SET last_error = $2, due_at = now() + make_interval(secs => $3)
      WHERE address = $1`,
    [address, reason, seconds],
  );
}

/** Makes every failed picture due now. */
export async function retryFailedPictures(db: Db): Promise<void> {
  await db.query(
    `UPDATE remote_pictures SET due_at = now()
      WHERE media IS NULL AND last_error IS NOT NULL AND due_at > now()`,
  );
}

export interface FailedPicture {
  address: string;
  reason: string;
}

/** The pictures whose last attempt failed. */
export async function listFailedPictures(db: Db): Promise<FailedPicture[]> {
  const { rows } = await db.query<FailedPicture>(
    `SELECT address, last_error AS reason FROM remote_pictures
      WHERE media IS NULL AND last_error IS NOT NULL ORDER BY address`,
  );
  return rows;
}

import type { Db } from "./db.ts";

/** The limit of the table. Pictures with longer addresses stay links. */
const MAX_ADDRESS_LENGTH = 2000;

/** Reads the copies of these addresses; null if there is no copy yet. */
export async function readPictureCopies(
  db: Pick<Db, "query">,
  addresses: readonly string[],
): Promise<Map<string, string | null>> {
  const { rows } = await db.query<{ address: string; media: string | null }>(
    "SELECT address, media FROM remote_pictures WHERE address = ANY($1)",
    [addresses],
  );
  return new Map(rows.map(({ address, media }) => [address, media]));
}

/** Adds addresses of pictures to copy. Those that are known or too long are skipped. */
export async function insertRemotePictures(
  db: Pick<Db, "query">,
  addresses: readonly string[],
): Promise<void> {
  const storable = addresses.filter(({ length }) => length <= MAX_ADDRESS_LENGTH);
  if (storable.length === 0) return;
  await db.query(
    "INSERT INTO remote_pictures (address) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING",
    [storable],
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

/** Records the copy. A trigger notifies every server, so that they render the pages with it. */
export async function setPictureCopy(db: Db, address: string, media: string): Promise<void> {
  await db.query("UPDATE remote_pictures SET media = $2, last_error = NULL WHERE address = $1", [
    address,
    media,
  ]);
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

/** Deletes a picture that could not be copied. The next rendering of a post that uses it adds it again. */
export async function deleteRemotePicture(db: Db, address: string): Promise<void> {
  await db.query("DELETE FROM remote_pictures WHERE address = $1", [address]);
}

/** Makes every failed picture due now. */
export async function retryFailedPictures(db: Db): Promise<void> {
  await db.query(
    `UPDATE remote_pictures SET due_at = now()
      WHERE media IS NULL AND last_error IS NOT NULL AND due_at > now()`,
  );
}

/** The pictures whose last attempt failed. */
export async function listFailedPictures(db: Db) {
  const { rows } = await db.query<{ address: string; reason: string }>(
    `SELECT address, last_error AS reason FROM remote_pictures
      WHERE media IS NULL AND last_error IS NOT NULL ORDER BY address`,
  );
  return rows;
}

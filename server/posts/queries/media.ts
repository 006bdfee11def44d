import type { MediaFile } from "../../../client/media/post-media.ts";
import type { Db } from "../../database/db.ts";

export interface StoredMedia extends MediaFile {
  content: Buffer;
}

/** Stores a file unless it exists. The hash is that of the original picture, or of its address on another host. */
export async function insertMedia(db: Db, media: StoredMedia): Promise<void> {
  await db.query(
    "INSERT INTO media (hash, width, format, content) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
    [media.hash, media.width, media.format, media.content],
  );
}

export async function findMedia(
  db: Db,
  { hash, width, format }: MediaFile,
): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ content: Buffer }>(
    "SELECT content FROM media WHERE hash = $1 AND width = $2 AND format = $3",
    [hash, width, format],
  );
  return rows[0]?.content;
}

/** Counts the stored files of a picture. */
export async function countMedia(db: Db, hash: string): Promise<number> {
  const { rowCount } = await db.query("SELECT FROM media WHERE hash = $1", [hash]);
  return rowCount ?? 0;
}

/** Yields every stored file, one at a time. */
export async function* eachMedia(db: Db): AsyncGenerator<StoredMedia> {
  const { rows } = await db.query<MediaFile>(
    "SELECT hash, width, format FROM media ORDER BY hash, width, format",
  );
  for (const file of rows) {
    const content = await findMedia(db, file);
    if (content !== undefined) yield { ...file, content };
  }
}

import pg from "pg";
import { type Database, type Db, inTransaction } from "../../database/db.ts";

/** A row of `blog_posts` by its column names, without loss, for export and import. */
export interface PostRecord {
  id: string;
  slug: string;
  title: string;
  content: string;
  image_url: string | null;
  category: string;
  author: string | null;
  /** ISO 8601 in UTC, to the microsecond. */
  published_at: string | null;
  /** What was changed after the publication. */
  revision_note: string | null;
}

/** A post to store. Without an id it updates the post with the same slug. */
export type NewPostRecord = Omit<PostRecord, "id"> & { id?: string | undefined };

export type PutOutcome = "added" | "changed" | "unchanged";

/** Number of posts in one transaction. */
const BATCH = 50;

const isoDate = (column: string) =>
  `replace(to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '.000000Z', 'Z') AS ${column}`;

/** The columns that are written. */
const WRITTEN = [
  ...(["slug", "title", "content", "image_url"] as const),
  ...(["category", "author", "published_at", "revision_note"] as const),
] satisfies (keyof PostRecord)[];

/** The columns of a `PostRecord`, of `blog_posts` or of its versions. */
const RECORD = ["id", ...WRITTEN]
  .map((name) => (name.endsWith("_at") ? isoDate(name) : name))
  .join(", ");
/** The values of the columns `WRITTEN`. PostgreSQL cannot infer the type of a parameter that is null. */
const VALUES = "$1, $2, $3, $4::text, $5, $6::text, $7::timestamptz, $8::text";

export async function findPostRecord(db: Db, slug: string): Promise<PostRecord | undefined> {
  const { rows } = await db.query<PostRecord>(`SELECT ${RECORD} FROM blog_posts WHERE slug = $1`, [
    slug,
  ]);
  return rows[0];
}

/** A post in the output of `npm run posts -- list`. */
export type PostState = Omit<PostRecord, "id" | "content" | "image_url" | "revision_note"> & {
  state: "public" | "scheduled";
};

/** Lists posts, newest first, including those that are not public. */
export async function listPostStates(db: Db, limit: number): Promise<PostState[]> {
  const { rows } = await db.query<PostState>(
    `SELECT slug, title, category, author, ${isoDate("published_at")},
            CASE WHEN published_at > now() THEN 'scheduled' ELSE 'public' END AS state
       FROM blog_posts ORDER BY blog_posts.published_at DESC NULLS LAST, slug LIMIT $1`,
    [limit],
  );
  return rows;
}

/** Yields every post, one at a time to limit memory. */
export async function* eachPostRecord(db: Db): AsyncGenerator<PostRecord> {
  for (const slug of await listStoredSlugs(db)) {
    const post = await findPostRecord(db, slug);
    if (post !== undefined) yield post;
  }
}

export async function listStoredSlugs(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ slug: string }>("SELECT slug FROM blog_posts ORDER BY slug");
  return rows.map(({ slug }) => slug);
}

/**
 * Inserts the posts, or updates those with the same id, else the same slug. Each batch is one transaction;
 * one transaction for all would block other queries on the embedded database. Calls `done` after each
 * post. @throws an error that names the rejected post
 */
export async function putPostRecords(
  pool: Database["db"],
  records: readonly NewPostRecord[],
  done: (record: NewPostRecord, outcome: PutOutcome) => void,
  { dryRun = false } = {},
): Promise<void> {
  for (let start = 0; start < records.length; start += BATCH) {
    const putBatch = async (db: Db) => {
      for (const record of records.slice(start, start + BATCH)) {
        const outcome = await putPostRecord(db, record).catch((error: Error) => {
          throw new Error(`${record.slug}: ${error.message}`, { cause: error });
        });
        done(record, outcome);
      }
    };
    await inTransaction(pool, putBatch, { dryRun });
  }
}

/** Inserts or updates one post within a transaction. */
export async function putPostRecord(client: Db, record: NewPostRecord): Promise<PutOutcome> {
  const values = [...WRITTEN.map((name) => record[name]), record.id ?? null];
  const found = await client.query<{ id: string; same: boolean }>(
    `SELECT id, (${WRITTEN}) IS NOT DISTINCT FROM (${VALUES}) AS same
       FROM blog_posts WHERE slug = $1 OR id = $9 ORDER BY (id = $9) DESC NULLS LAST LIMIT 1
        FOR UPDATE`,
    values,
  );
  const known = found.rows[0];
  if (known === undefined) {
    await client.query(
      `INSERT INTO blog_posts (${WRITTEN}, id)
       VALUES (${VALUES}, coalesce($9, gen_random_uuid()::text))`,
      values,
    );
    return "added";
  }
  if (known.same) return "unchanged";
  await client.query(`UPDATE blog_posts SET (${WRITTEN}) = (${VALUES}) WHERE id = $9`, [
    ...values.slice(0, -1),
    known.id,
  ]);
  return "changed";
}

export async function deletePost(db: Db, slug: string): Promise<void> {
  await db.query("DELETE FROM blog_posts WHERE slug = $1", [slug]);
}

/** Reads the table `blog_posts` of another PostgreSQL server: of each row the columns that are not null. */
export async function listPostRowsOf(databaseUrl: string): Promise<{ slug?: unknown }[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ row: { slug?: unknown } }>(
      "SELECT jsonb_strip_nulls(to_jsonb(post)) AS row FROM blog_posts AS post ORDER BY slug",
    );
    return rows.map(({ row }) => row);
  } finally {
    await client.end();
  }
}

/** An earlier version of a post. */
interface PostVersion extends PostRecord {
  version: number;
  /** ISO 8601 in UTC. */
  replaced_at: string;
}

/** Lists the earlier versions of the post that has or had this slug, newest first. */
export async function listPostVersions(db: Db, slug: string): Promise<PostVersion[]> {
  const { rows } = await db.query<PostVersion>(
    `SELECT version::integer, to_char(replaced_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS replaced_at,
            ${RECORD}
       FROM blog_post_versions
      WHERE id = coalesce(
              (SELECT id FROM blog_posts WHERE slug = $1),
              (SELECT id FROM blog_post_versions WHERE slug = $1 ORDER BY version DESC LIMIT 1))
      ORDER BY version DESC`,
    [slug],
  );
  return rows;
}

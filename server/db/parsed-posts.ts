import type { Db } from "./db.ts";
import { OPENING_KEY } from "./post-openings.ts";
import { IS_PUBLIC, NEWEST_FIRST } from "./public-posts.ts";

/** Longer texts are not worth the database's time: it would hash them at every change. */
const HASHED_BYTES = 100_000;

/** The newest public posts, by the name `post`, with their texts' hashes; $2 says how many. */
const NEWEST = `(
  SELECT slug, content,
         CASE WHEN octet_length(content) <= ${HASHED_BYTES}
              THEN encode(sha256(convert_to(content, 'UTF8')), 'base64') END AS text_hash
    FROM blog_posts WHERE ${IS_PUBLIC} ${NEWEST_FIRST} LIMIT $2) AS post`;

export interface ParsedText {
  /** SHA-256, in base64. */
  textHash: string;
  /** JSON. */
  post: string;
}

export interface KnownPost extends ParsedText {
  slug: string;
  /** As its post is listed with. */
  openingKey: string;
}

/** What this parser once made of the newest posts, as far as it is kept. */
export async function listParsedPosts(db: Db, parser: string, limit: number): Promise<KnownPost[]> {
  const { rows } = await db.query<KnownPost>(
    `SELECT slug, ${OPENING_KEY} AS "openingKey", text_hash AS "textHash", parsed.post
       FROM ${NEWEST} JOIN parsed_posts AS parsed USING (text_hash) WHERE parser = $1`,
    [parser, limit],
  );
  return rows;
}

/** The texts among those of the newest posts of which nothing is kept, by their hashes. */
export async function listUnparsedTexts(db: Db, parser: string, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ textHash: string }>(
    `SELECT DISTINCT text_hash AS "textHash" FROM ${NEWEST}
      WHERE text_hash IS NOT NULL
        AND text_hash NOT IN (SELECT text_hash FROM parsed_posts WHERE parser = $1)`,
    [parser, limit],
  );
  return rows.map(({ textHash }) => textHash);
}

/** Adds these, and clears away what this parser made of other posts, and others did a week ago. */
export async function keepParsedPosts(
  db: Db,
  parser: string,
  limit: number,
  parsed: readonly ParsedText[],
): Promise<void> {
  await db.query(
    `INSERT INTO parsed_posts (parser, text_hash, post)
     SELECT $1, * FROM unnest($2::text[], $3::text[]) ON CONFLICT DO NOTHING`,
    [parser, parsed.map(({ textHash }) => textHash), parsed.map(({ post }) => post)],
  );
  await db.query(
    `DELETE FROM parsed_posts
      WHERE CASE parser WHEN $1 THEN text_hash NOT IN (SELECT text_hash FROM ${NEWEST}
                                                        WHERE text_hash IS NOT NULL)
                        ELSE parsed_at < now() - interval '1 week' END`,
    [parser, limit],
  );
}

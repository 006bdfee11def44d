import type { Category, Post } from "../../shared/post.ts";
import type { Db } from "./db.ts";
import { COUNTS, knownCounts, type PostCounts, readCounts } from "./post-counts.ts";
import { OPENING_KEY } from "./post-openings.ts";
import { IS_PUBLIC, NEWEST_FIRST } from "./public-posts.ts";

/** A post without its text. */
export interface ListedPost extends Omit<Post, "id" | "content"> {
  /** Another one whenever the text begins with something else; see `listPostOpenings`. */
  openingKey: string;
}

const IS_OF_CATEGORY = "($1::text IS NULL OR category = $1)";

/** Columns of a listed post, where `blog_posts` goes by the name `post`. */
export const LISTED_COLUMNS = `post.slug, post.title, post.category, post.author,
  ${OPENING_KEY} AS "openingKey",
  post.image_url AS "imageUrl", post.published_at AS "publishedAt"`;

/** How many public posts there are. */
export async function countPublicPosts(db: Db): Promise<PostCounts> {
  const { counts } = await readPostPart(db, { limit: 0, offset: 0 });
  return counts;
}

/** A part of the list, and how many public posts there are in all. */
export interface PostPart {
  counts: PostCounts;
  posts: ListedPost[];
}

/**
 * Some public posts, newest first, of one stored category or of all; and the counts with
 * them, since a second question costs the site more than this one. Texts are looked at only after
 * the choice, since long ones take time to unpack.
 */
export async function readPostPart(
  db: Db,
  { category, limit, offset }: { category?: Category | undefined; limit: number; offset: number },
): Promise<PostPart> {
  const known = knownCounts(db);
  const { rows } = await db.query<{ counts: string } & (ListedPost | NoPost)>(
    `SELECT row_to_json(counts)::text AS counts, ${LISTED_COLUMNS}
       FROM (${COUNTS}) AS counts
       LEFT JOIN (SELECT * FROM blog_posts WHERE ${IS_PUBLIC} AND ${IS_OF_CATEGORY}
                  ${NEWEST_FIRST} LIMIT $2 OFFSET $3) AS post ON true
      ${NEWEST_FIRST}`,
    [category ?? null, limit, offset, known?.snapshot ?? null, known?.until ?? null],
  );
  const [first] = rows;
  if (first === undefined) throw new Error("The posts were not counted");
  const counts = readCounts(db, first.counts, known);
  return { counts, posts: rows.filter((row) => row.slug !== null) };
}

/** The row that bears the counts where no post is left. */
interface NoPost {
  slug: null;
}

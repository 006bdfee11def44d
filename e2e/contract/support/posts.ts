import type { Database } from "./database.ts";

export interface Post {
  slug: string;
  title: string;
  content: string;
  category: string | null;
  publishedAt: string | null;
}

/** Inserts a row with only the columns of the contract. */
export async function insertPost(database: Database, post: Partial<Post> = {}): Promise<string> {
  const slug = post.slug ?? `post-${crypto.randomUUID()}`;
  await database.query(
    `INSERT INTO blog_posts (slug, title, content, category, author, published_at)
     VALUES ($1, $2, $3, $4, 'Editorial team', $5)`,
    [
      slug,
      post.title ?? "A title",
      post.content ?? "A sentence.",
      post.category === undefined ? "blog" : post.category,
      post.publishedAt === undefined ? "2030-01-01" : post.publishedAt,
    ],
  );
  return slug;
}

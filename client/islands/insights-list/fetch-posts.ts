import { excerptOf } from "../../../shared/excerpt.ts";
import { paths } from "../../../shared/paths.ts";
import { categoryOf, type PostSummary } from "../../../shared/post.ts";
import { pictureOfPost } from "../../media/post-pictures.ts";

/** A post as the site's interface gives it. */
interface PostRow {
  slug: string;
  title: string;
  content: string;
  image_url: string | null;
  category: string;
  author: string | null;
  published_at: string | null;
}

/**
 * Reads all posts, newest first.
 * @throws when the server cannot be reached or cannot read them
 */
export async function fetchPosts(): Promise<PostSummary[]> {
  const response = await fetch(paths.api.posts());
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  const rows: PostRow[] = await response.json();
  return rows.map(summaryOf);
}

function summaryOf({ slug, title, content, author, ...row }: PostRow): PostSummary {
  return {
    slug,
    title,
    category: categoryOf(row.category),
    author,
    publishedAt: row.published_at,
    excerpt: excerptOf(content),
    picture: pictureOfPost(row.image_url),
  };
}

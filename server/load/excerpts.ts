import type { Post } from "../../shared/post.ts";
import type { Markdown } from "../markdown/render-markdown.ts";

/** Their openings are kept as well, of up to 6 kB each: a comparison costs less than any hash. */
const EXCERPTS_MAX = 1_000;
const excerpts = new Map<string, { content: string; excerpt: string }>();

/** A post's excerpt, made once for each text: a list shows many, and few change. */
export async function excerptFor(
  { slug, content }: Pick<Post, "slug" | "content">,
  markdown: Pick<Markdown, "excerpt">,
): Promise<string> {
  const known = excerpts.get(slug);
  if (known?.content === content) return known.excerpt;
  const excerpt = await markdown.excerpt(content);
  if (excerpts.size >= EXCERPTS_MAX) excerpts.clear();
  excerpts.set(slug, { content, excerpt });
  return excerpt;
}

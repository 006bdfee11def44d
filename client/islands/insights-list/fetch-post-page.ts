import type { Filter } from "../../../shared/machines/insights.ts";
import { paths } from "../../../shared/paths.ts";
import type { PostPage } from "../../../shared/post-page.ts";

interface Asked {
  filter: Filter;
  page: number;
}

/**
 * What the list begins with: all posts where they fit on one page, whatever was asked for, else
 * that page.
 *
 * @throws when the server cannot be reached or cannot read them
 */
export async function fetchPosts({ filter, page }: Asked, signal?: AbortSignal): Promise<PostPage> {
  const first = await fetchPostPage({ filter: "all", page: 1 }, signal);
  const isAsked = filter === "all" && page === 1;
  return first.pages === 1 || isAsked ? first : fetchPostPage({ filter, page }, signal);
}

/** @throws when the server cannot be reached or cannot read the posts */
export async function fetchPostPage(
  { filter, page }: Asked,
  signal: AbortSignal | null = null,
): Promise<PostPage> {
  const category = filter === "all" ? undefined : filter;
  const response = await fetch(paths.api.postSummaries(category, page), { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return response.json();
}

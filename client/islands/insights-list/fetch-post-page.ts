import type { Filter } from "../../../shared/machines/insights.ts";
import { paths } from "../../../shared/paths.ts";
import type { PostListPage } from "../../../shared/post.ts";

interface PostPageRequest {
  filter: Filter;
  page: number;
}

/**
 * Fetches the first posts of the list: all posts if they fit on one page, otherwise the requested page.
 *
 * @throws if the server cannot be reached or cannot read the posts
 */
export async function fetchPosts(
  { filter, page }: PostPageRequest,
  signal?: AbortSignal,
): Promise<PostListPage> {
  const first = await fetchPostPage({ filter: "all", page: 1 }, signal);
  const isRequested = filter === "all" && page === 1;
  return first.pages === 1 || isRequested ? first : fetchPostPage({ filter, page }, signal);
}

/** @throws if the server cannot be reached or cannot read the posts */
export async function fetchPostPage(
  { filter, page }: PostPageRequest,
  signal: AbortSignal | null = null,
): Promise<PostListPage> {
  const category = filter === "all" ? undefined : filter;
  const response = await fetch(paths.api.postSummaries(category, page), { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return response.json();
}

import { expect, test, vi } from "vitest";
import type { Filter } from "../../../shared/machines/insights.ts";
import { fetchPosts } from "./fetch-post-page.ts";

const all = "/api/post-summaries";
const blog = "/api/post-summaries?category=blog&page=2";

test.each<[pages: number, filter: Filter, page: number, requested: string[]]>([
  [1, "blog", 3, [all]],
  [2, "blog", 2, [all, blog]],
  [2, "all", 1, [all]],
])(
  "if the list fills %d pages, the posts of the filter %s on page %d are the answer of the last of %j",
  async (pages, filter, page, requested) => {
    const fetch = vi.fn(async (address: string) => Response.json({ pages, posts: [], address }));
    vi.stubGlobal("fetch", fetch);

    const found = await fetchPosts({ filter, page });

    expect(fetch.mock.calls.map(([address]) => address)).toEqual(requested);
    expect(found).toMatchObject({ pages, address: requested.at(-1) });
  },
);

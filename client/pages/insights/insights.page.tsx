import { headlines, insightsSubtitle } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import { type Category, categories, isCategory } from "../../../shared/post.ts";
import { Await, type Pending } from "../../await.tsx";
import { BandOpening } from "../../blocks/band-opening.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { Section, Wrap } from "../../components/layout.tsx";
import { ConsoleError, Island } from "../../island/island.tsx";
import { FilterBar } from "../../islands/insights-list/filter-bar.tsx";
import { insightsList } from "../../islands/insights-list/insights-list.tsx";
import { PendingList } from "../../islands/insights-list/loading-posts.tsx";
import { alternatePage, definePage } from "../../page.ts";
import type { PostList } from "../../post-data.ts";
import { notFound } from "../errors/not-found.page.tsx";
import { loadList, loadNumberedPage } from "./load-list.ts";

export interface InsightsData {
  list: Pending<PostList>;
  category?: Category;
  /** 2 or more; undefined for the first page. */
  page?: number;
  /** True if the requested post does not exist. */
  missing?: boolean;
}

/** The list of all posts. Also shown with a message if a requested post does not exist. */
export const insights = definePage<InsightsData>({
  name: "insights",
  path: paths.insights(),
  cache: "content",
  query: { category: categories, page: /^(?:[2-9]|[1-9]\d{1,3})$/ },
  async load(context) {
    const { category, page } = context.query;
    const filter = isCategory(category) ? { category } : {};
    if (page === undefined) return { list: loadList(context), ...filter };
    const list = await loadNumberedPage(context, Number(page));
    if (list === undefined) return alternatePage(404, notFound, { path: paths.insights() });
    return { list, ...filter, page: Number(page) };
  },
  head: ({ missing = false, page }) => ({
    title: missing ? "Post not found" : titleOf(page),
    description:
      "The latest news, case studies and industry updates on monitoring track, rail temperature, culverts, weather and vehicles underground.",
    noindex: missing,
  }),
  View: ({ data: { list, category, page, missing } }) => {
    const chosen = category && { category };
    return (
      <>
        <BandOpening
          tone="page"
          words="below"
          trail={[{ label: "Insights" }]}
          title={headlines.insights}
          lead={insightsSubtitle}
          about={
            missing && (
              <>
                <b>We could not find that post</b>
                <p>{insightsSubtitle}</p>
              </>
            )
          }
        />
        <Section flush="top">
          <Wrap>
            <Await value={list} fallback={<PendingList filter={category ?? "all"} />}>
              {({ posts, failed, paging }) => (
                <>
                  {failed && <ConsoleError message={"The posts could not be read"} />}
                  {paging && <FilterBar filter={category ?? "all"} count={paging.total} />}
                  <Island
                    of={insightsList}
                    wake="idle"
                    props={{
                      posts,
                      failed,
                      ...chosen,
                      ...(paging && { paging }),
                      ...(failed && page !== undefined && { page }),
                    }}
                  />
                </>
              )}
            </Await>
          </Wrap>
        </Section>
        <ClosingCall question="See the products behind these posts in a demo." />
      </>
    );
  },
});

function titleOf(page: number | undefined): string {
  const title = "Learn Industry Insights";
  return page === undefined ? title : `${title}, page ${page}`;
}

import { shownPosts } from "../../../shared/machines/insights.ts";
import { messages } from "../../../shared/messages.ts";
import type { Category, PostSummary } from "../../../shared/post.ts";
import type { Paging } from "../../../shared/post-page.ts";
import { classNames } from "../../components/class-names.ts";
import { Columns } from "../../components/layout.tsx";
import { PostCard } from "../../components/post-card.tsx";
import { PostCardPlaceholder } from "../../components/post-card-placeholder.tsx";
import { defineIsland } from "../../island/define-island.ts";
import text from "../../styles/text.module.css";
import { FilterBar } from "./filter-bar.tsx";
import styles from "./insights-list.module.css";
import { MorePosts } from "./more-posts.tsx";
import { NewerPosts } from "./newer-posts.tsx";
import { RetryForm } from "./retry-form.tsx";
import { useInsights } from "./use-insights.ts";

export interface InsightsListProps {
  /** Newest first: all posts, or those of one page; null while the server is reading them. */
  posts: PostSummary[] | null;
  /** The server could not read them. */
  failed: boolean;
  /** From the address. */
  category?: Category;
  /** From the address, if the server could not read that page. */
  page?: number;
  /** Only for a list of several pages. Its filters load other pages and are outside the island. */
  paging?: Paging;
}

/** The posts as cards. A complete list is filtered in the browser; a list of several pages can load more. */
export const insightsList = defineIsland({ name: "insights-list", View: InsightsList });

function InsightsList(props: InsightsListProps) {
  const { list, state, send } = useInsights(props);
  const { filter, paging } = state.context;
  const shown = shownPosts(state.context);
  const isLoading = state.matches("loading");
  return (
    <>
      {!props.paging && (
        <FilterBar
          filter={filter}
          count={state.hasTag("listed") ? (paging?.total ?? shown.length) : null}
          onChoose={
            paging ? undefined : (chosen) => send({ type: "filter.chosen", filter: chosen })
          }
        />
      )}
      {paging && paging.first > 1 && <NewerPosts filter={filter} paging={paging} />}
      {isLoading && (
        <p className={classNames(text.lead, styles.message)}>{messages.loadingPosts}</p>
      )}
      <Columns count={2} wide={3} gap={12} className={styles.posts} ref={list} tabIndex={-1}>
        {shown.map((post, position) => (
          <PostCard key={post.slug} post={post} variant="index" first={priorityOf(position)} />
        ))}
        {isLoading && PLACEHOLDERS.map((key) => <PostCardPlaceholder key={key} />)}
      </Columns>
      {!isLoading && shown.length === 0 && (
        <p className={classNames(text.lead, styles.message)}>{messages.noPosts}</p>
      )}
      {state.matches("failed") && (
        <RetryForm filter={filter} onRetry={() => send({ type: "fetch.retried" })} />
      )}
      {paging && paging.pages > 1 && (
        <MorePosts
          {...state.context}
          paging={paging}
          count={shown.length}
          status={statusOf(state)}
          onMore={() => send({ type: "more.requested" })}
        />
      )}
    </>
  );
}

/** Enough placeholders to fill a window, so that content below the list does not shift when posts load. */
const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];

function statusOf(state: ReturnType<typeof useInsights>["state"]) {
  if (state.matches({ paged: "loadingMore" })) return "loading";
  if (state.matches({ paged: "moreFailed" })) return "failed";
  return state.matches({ paged: "complete" }) ? "complete" : "partial";
}

/** The first pictures are visible without scrolling: one on a phone, a row in a wide window. */
function priorityOf(position: number) {
  if (position === 0) return "high";
  return position < 3 ? "auto" : undefined;
}

import { useMachine } from "@xstate/react";
import { useRef } from "react";
import { fromPromise } from "xstate";
import {
  type Filter,
  type InsightsContext,
  insightsMachine,
  shownPosts,
} from "../../../shared/machines/insights.ts";
import { messages } from "../../../shared/messages.ts";
import { paths } from "../../../shared/paths.ts";
import type { Category, PostSummary } from "../../../shared/post.ts";
import type { Paging } from "../../../shared/post-page.ts";
import { AwaitedCard } from "../../components/awaited-card.tsx";
import { Button } from "../../components/button.tsx";
import { PostCard } from "../../components/post-card.tsx";
import { tracing } from "../../development/tracing.ts";
import { defineIsland } from "../../island/define-island.ts";
import { fetchPostPage, fetchPosts } from "./fetch-post-page.ts";
import { FilterBar } from "./filter-bar.tsx";
import styles from "./insights-list.module.css";
import { MorePosts } from "./more-posts.tsx";
import { NewerPosts } from "./newer-posts.tsx";
import { useArrival } from "./use-arrival.ts";

interface InsightsListProps {
  /** Newest first: all of them, or those of one page; null lets the browser fetch them. */
  posts: PostSummary[] | null;
  /** The server could not read them. */
  failed: boolean;
  /** From the address. */
  category?: Category;
  /** From the address; to be read where the server could not. */
  page?: number;
  /** Only of a list of many pages. Its filters are pages of their own, so they stand outside. */
  paging?: Paging;
}

/** The posts as cards: by category where all are here, else open to more. */
export const insightsList = defineIsland({ name: "insights-list", View: InsightsList });

function InsightsList(props: InsightsListProps) {
  const list = useRef<HTMLDivElement>(null);
  const input = beginningOf(props);
  const [state, send] = useMachine(machine, { input, ...tracing("insights", input) });
  const { filter, paging } = state.context;
  const shown = shownPosts(state.context);
  const awaitMore = useArrival(list, state.context, state.matches("loaded"));
  const choose = (chosen: Filter) => {
    send({ type: "filter.chosen", filter: chosen });
    history.replaceState(null, "", paths.insights(chosen === "all" ? undefined : chosen));
  };
  const retry = () => {
    // The button goes away; its focus must not go with it.
    list.current?.focus();
    send({ type: "fetch.retried" });
  };
  const more = () => {
    awaitMore(shown.length);
    send({ type: "more.requested" });
  };
  const isLoading = state.matches("loading");
  const hasFailed = state.matches("failed");
  return (
    <>
      {!props.paging && (
        <FilterBar
          filter={filter}
          count={countOf(shown, paging, isLoading, hasFailed)}
          onChoose={paging ? undefined : choose}
        />
      )}
      {paging && paging.first > 1 && <NewerPosts filter={filter} paging={paging} />}
      <div className={styles.posts} ref={list} tabIndex={-1}>
        {shown.map((post, position) => (
          <PostCard key={post.slug} post={post} variant="index" first={hurryOf(position)} />
        ))}
      </div>
      {isLoading && <p className={styles.words}>{messages.loadingPosts}</p>}
      {!isLoading && shown.length === 0 && <p className={styles.words}>{messages.noPosts}</p>}
      {hasFailed && (
        <Button variant="outline" onClick={retry}>
          Try again
        </Button>
      )}
      {paging && paging.pages > 1 && (
        <MorePosts
          {...state.context}
          paging={paging}
          count={shown.length}
          status={statusOf(state)}
          onMore={more}
        />
      )}
    </>
  );
}

/** How many posts the filter lets through; null while that is unknown. */
function countOf(
  shown: readonly PostSummary[],
  paging: { total: number } | null | undefined,
  isLoading: boolean,
  hasFailed: boolean,
): number | null {
  if (isLoading || (hasFailed && shown.length === 0)) return null;
  return paging?.total ?? shown.length;
}

/** What stands in the list's place until the posts are there; its filters lead to whole pages. */
export function InsightsLoading({ category }: { category?: Category }) {
  return (
    <>
      <FilterBar filter={category ?? "all"} count={null} />
      <p className={styles.words}>{messages.loadingPosts}</p>
      <div className={styles.posts} aria-hidden="true">
        {AWAITED.map((place) => (
          <AwaitedCard key={place} />
        ))}
      </div>
    </>
  );
}

/** As many as are seen at once, so that what stands below the list need not move when it comes. */
const AWAITED = [1, 2, 3, 4, 5, 6];

function beginningOf({
  posts,
  failed,
  category = undefined,
  page = 1,
  paging,
}: InsightsListProps): InsightsContext {
  const filter = category ?? "all";
  if (!paging) return { posts, failed, filter, page, paging: null };
  const { page: first, pages, total } = paging;
  return { posts, failed, filter, page: first, paging: { first, pages, total } };
}

function statusOf(state: { matches(value: "loadingMore" | "moreFailed"): boolean }) {
  if (state.matches("loadingMore")) return "loading";
  return state.matches("moreFailed") ? "failed" : "still";
}

const machine = insightsMachine.provide({
  actors: {
    fetchPosts: fromPromise(({ input, signal }) => fetchPosts(input, signal)),
    fetchMore: fromPromise(({ input, signal }) => fetchPostPage(input, signal)),
  },
  actions: {
    logFailure(_, { error }) {
      // biome-ignore lint/suspicious/noConsole: the specification wants it on the console
      console.error("The posts could not be read", error);
    },
  },
});

/** Which pictures a first screen shows: phones one, wide windows a row. */
function hurryOf(position: number) {
  if (position === 0) return "high";
  return position < 3 ? "auto" : undefined;
}

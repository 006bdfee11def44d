import { useMachine } from "@xstate/react";
import { useRef } from "react";
import { fromPromise } from "xstate";
import { type Filter, insightsMachine, shownPosts } from "../../../shared/machines/insights.ts";
import { messages } from "../../../shared/messages.ts";
import { paths } from "../../../shared/paths.ts";
import type { Category, PostSummary } from "../../../shared/post.ts";
import { Button } from "../../components/button.tsx";
import { PostCard } from "../../components/post-card.tsx";
import { tracing } from "../../development/tracing.ts";
import { defineIsland } from "../../island/define-island.ts";
import { FilterBar } from "./filter-bar.tsx";
import styles from "./insights-list.module.css";

interface InsightsListProps {
  /** All of them, newest first, whatever the category; null lets the browser fetch them. */
  posts: PostSummary[] | null;
  /** The server could not read them. */
  failed: boolean;
  /** From the address. */
  category?: Category;
  /** A line above the list. */
  notice?: string;
}

/** The posts as cards, by category. */
export const insightsList = defineIsland({ name: "insights-list", View: InsightsList });

function InsightsList({ posts, failed, category, notice }: InsightsListProps) {
  const list = useRef<HTMLDivElement>(null);
  const input = { posts, failed, filter: category ?? ("all" as const) };
  const [state, send] = useMachine(machine, { input, ...tracing("insights", input) });
  const shown = shownPosts(state.context);
  const choose = (filter: Filter) => {
    send({ type: "filter.chosen", filter });
    history.replaceState(null, "", paths.insights(filter === "all" ? undefined : filter));
  };
  const retry = () => {
    // The button goes away; its focus must not go with it.
    list.current?.focus();
    send({ type: "fetch.retried" });
  };
  const isLoading = state.matches("loading");
  return (
    <>
      {notice && <p className={styles.notice}>{notice}</p>}
      <FilterBar
        filter={state.context.filter}
        count={isLoading ? null : shown.length}
        onChoose={choose}
      />
      <div className={styles.posts} ref={list} tabIndex={-1}>
        {shown.map((post, position) => (
          <PostCard key={post.slug} post={post} variant="index" first={position < 3} />
        ))}
      </div>
      {isLoading && <p className={styles.words}>{messages.loadingPosts}</p>}
      {!isLoading && shown.length === 0 && <p className={styles.words}>{messages.noPosts}</p>}
      {state.matches("failed") && (
        <Button variant="outline" onClick={retry}>
          Try again
        </Button>
      )}
    </>
  );
}

/** What stands in the list's place until the posts are there; its filters lead to whole pages. */
export function InsightsLoading({ category }: { category?: Category }) {
  return (
    <>
      <FilterBar filter={category ?? "all"} count={null} />
      <p className={styles.words}>{messages.loadingPosts}</p>
    </>
  );
}

const machine = insightsMachine.provide({
  actors: {
    // What makes summaries of posts is large, and the server has mostly done it.
    fetchPosts: fromPromise<readonly PostSummary[]>(async () =>
      (await import("./fetch-posts.ts")).fetchPosts(),
    ),
  },
  actions: {
    logFailure(_, { error }) {
      // biome-ignore lint/suspicious/noConsole: the specification wants it on the console
      console.error("The posts could not be read", error);
    },
  },
});

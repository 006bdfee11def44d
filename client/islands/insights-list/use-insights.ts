import { useActorRef } from "@xstate/react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { type InsightsInput, insightsMachine } from "../../../shared/machines/insights.ts";
import { paths } from "../../../shared/paths.ts";
import type { Category, Paging, PostSummary } from "../../../shared/post.ts";
import { fetchPostPage, fetchPosts } from "./fetch-post-page.ts";

const machine = insightsMachine.provide({
  actors: {
    fetchPosts: fromPromise(({ input, signal }) => fetchPosts(input, signal)),
    fetchMore: fromPromise(({ input, signal }) => fetchPostPage(input, signal)),
  },
});

type InsightsActor = ActorRefFrom<typeof insightsMachine>;

export interface InsightsListProps {
  /** Newest first: all posts, or those of one page. */
  posts: PostSummary[];
  /** The server could not read them. */
  failed: boolean;
  /** From the address. */
  category?: Category;
  /** From the address, if the server could not read that page. */
  page?: number;
  /** Only for a list of several pages. Its filters load other pages and are outside the island. */
  paging?: Paging;
}

/** Runs the insights' machine and applies its emitted events to the page. */
export function useInsights(props: InsightsListProps) {
  const actor = useActorRef(machine, { input: inputOf(props) });
  const list = useMovedFocus(actor);

  // Before the machine starts in an effect and handles what the visitor did meanwhile.
  useLayoutEffect(() => {
    // A longer list in this tab may have set it to manual.
    history.scrollRestoration = "auto";
  }, []);
  useLayoutEffect(() => actor.on("address.changed", changeAddress).unsubscribe, [actor]);
  useLayoutEffect(() => actor.on("fetch.failed", logFailure).unsubscribe, [actor]);
  return { list, actor };
}

function changeAddress({ filter, page }: Pick<InsightsInput, "filter" | "page">): void {
  const category = filter === "all" ? undefined : filter;
  history.replaceState(null, "", paths.insights(category, page));
  // A reload shows only the last page, where a scroll position in the longer list is meaningless.
  history.scrollRestoration = page > 1 ? "manual" : "auto";
}

function logFailure({ error }: { error: unknown }): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants it on the console
  console.error("The posts could not be read", error);
}

/** Moves the focus in an effect, because the machine emits before React has rendered its new state. */
function useMovedFocus(actor: InsightsActor): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<{ slug?: string } | null>(null);

  useLayoutEffect(() => actor.on("focus.moved", setMoved).unsubscribe, [actor]);
  useEffect(() => {
    if (moved === null) return;
    const link = moved.slug && list.current?.querySelector<HTMLElement>(linkTo(moved.slug));
    (link || list.current)?.focus();
  }, [moved]);
  return list;
}

function linkTo(slug: string): string {
  return `a[href="${CSS.escape(paths.insight(slug))}"]`;
}

function inputOf({ posts, failed, category, page = 1, paging }: InsightsListProps): InsightsInput {
  const filter = category ?? "all";
  if (failed) return { start: "failed", posts: [], filter, page, paging: null };
  if (!paging) return { start: "ready", posts, filter, page, paging: null };
  const { page: first, pages, total } = paging;
  return { start: "ready", posts, filter, page: first, paging: { first, pages, total } };
}

import { useMachine } from "@xstate/react";
import { useEffect, useRef } from "react";
import { fromPromise } from "xstate";
import { type InsightsInput, insightsMachine } from "../../../shared/machines/insights.ts";
import { paths } from "../../../shared/paths.ts";
import { fetchPostPage, fetchPosts } from "./fetch-post-page.ts";
import type { InsightsListProps } from "./insights-list.tsx";

const machine = insightsMachine.provide({
  actors: {
    fetchPosts: fromPromise(({ input, signal }) => fetchPosts(input, signal)),
    fetchMore: fromPromise(({ input, signal }) => fetchPostPage(input, signal)),
  },
});

/** Runs the insights' machine and applies its state and events to the page. */
export function useInsights(props: InsightsListProps) {
  const list = useRef<HTMLDivElement>(null);
  const input = inputOf(props);
  const [state, send, actor] = useMachine(machine, { input });
  const { focus } = state.context;

  useEffect(() => {
    preventStreamedReplacement(list.current);
    // A longer list in this tab may have set it to manual.
    history.scrollRestoration = "auto";
  }, []);
  useEffect(() => {
    const subscriptions = [
      actor.on("address.changed", ({ filter, page }) => {
        const category = filter === "all" ? undefined : filter;
        history.replaceState(null, "", paths.insights(category, page));
        // A reload shows only the last page, where a scroll position in the longer list is meaningless.
        history.scrollRestoration = page > 1 ? "manual" : "auto";
      }),
      actor.on("fetch.failed", ({ error }) => {
        // biome-ignore lint/suspicious/noConsole: the specification wants it on the console
        console.error("The posts could not be read", error);
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);
  useEffect(() => {
    if (focus === null) return;
    const link =
      focus.on === "post" && list.current?.querySelector<HTMLElement>(linkTo(focus.slug));
    (link || list.current)?.focus();
  }, [focus]);
  return { list, state, send };
}

/**
 * Keeps an island that a visitor already uses while the server streams the posts: React's script replaces the
 * fallback with the streamed list only as long as the boundary's template element is next to it.
 */
function preventStreamedReplacement(element: Element | null): void {
  const siblings = element?.closest("page-island")?.parentElement?.children ?? [];
  for (const sibling of [...siblings]) {
    if (sibling instanceof HTMLTemplateElement) sibling.remove();
  }
}

function linkTo(slug: string): string {
  return `a[href="${CSS.escape(paths.insight(slug))}"]`;
}

function inputOf({ posts, failed, category, page = 1, paging }: InsightsListProps): InsightsInput {
  const filter = category ?? "all";
  if (failed) return { start: "failed", posts: [], filter, page, paging: null };
  if (posts === null) return { start: "pending", posts: [], filter, page, paging: null };
  if (!paging) return { start: "ready", posts, filter, page, paging: null };
  const { page: first, pages, total } = paging;
  return { start: "ready", posts, filter, page: first, paging: { first, pages, total } };
}

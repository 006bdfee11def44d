import { type RefObject, useEffect, useRef } from "react";
import type { InsightsContext } from "../../../shared/machines/insights.ts";
import { paths } from "../../../shared/paths.ts";

/**
 * Once more posts have come, moves the focus to the first of them, and the address to the last page
 * that is shown: a reload, or the way back from a post, then begins with what came last. How far the
 * longer list was scrolled means nothing there, so that is not restored before somebody touches the
 * list anew. Returns what is to be told how many posts there were when more were asked for.
 */
export function useArrival(
  list: RefObject<HTMLElement | null>,
  { filter, page }: Pick<InsightsContext, "filter" | "page">,
  isLoaded: boolean,
): (count: number) => void {
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    history.scrollRestoration = "auto";
  }, []);
  useEffect(() => {
    if (awaited.current === null || !isLoaded) return;
    const links = list.current?.querySelectorAll<HTMLElement>("article a");
    (links?.[awaited.current] ?? list.current)?.focus();
    awaited.current = null;
    history.replaceState(null, "", paths.insights(filter === "all" ? undefined : filter, page));
    history.scrollRestoration = "manual";
  }, [list, filter, page, isLoaded]);
  return (count) => {
    awaited.current = count;
  };
}

import { AlternatePage } from "../../client/page.ts";
import { settlesWithin } from "../base/with-timeout.ts";
import { createPageContext } from "./page-context.ts";
import type { PageDeps } from "./page-deps.ts";
import {
  canonicalPathOf,
  type PageRequest,
  type PageResult,
  type Route,
  setsField,
} from "./route.ts";

/** How long a request waits for a page's data before the page is streamed. */
const STREAM_AFTER_MS = 20;

/** Runs the route's loader. @throws errors of the loader */
export async function loadPage(
  route: Route,
  { path, params, query }: PageRequest,
  deps: PageDeps,
): Promise<PageResult> {
  let incomplete = false;
  const markIncomplete = () => {
    incomplete = true;
  };
  const isIncomplete = () => incomplete;
  const context = createPageContext(deps, { params, query, markIncomplete });
  const data: object = (await route.load?.(context)) ?? {};
  if (data instanceof AlternatePage) {
    const { page, status, location } = data;
    return { page, data: data.data, status, location, isIncomplete };
  }
  const canonicalPath = canonicalPathOf(route, path, query);
  const isForOneRequest = setsField(route, query);
  return { page: route, data, status: 200, canonicalPath, isForOneRequest, isIncomplete };
}

/** True if some of the data is still pending after a short wait. */
export async function isLate({ data }: Pick<PageResult, "data">): Promise<boolean> {
  const pending = Object.values(data).filter((value) => value instanceof Promise);
  if (pending.length === 0) return false;
  return !(await settlesWithin(Promise.allSettled(pending), STREAM_AFTER_MS));
}

import { setImmediate as nextTurn } from "node:timers/promises";
import type { Page } from "../../client/page.ts";
import type { Deps } from "../deps.ts";
import { withTimeout } from "../runtime/with-timeout.ts";
import { AlternatePage, canonicalPathOf, type Route, setsField } from "./route.ts";

/** How long a request waits for a page's data before the page streams: less than a visitor notices. */
const DATA_WAIT_MS = 20;

/** What a visitor asks a route for. */
export interface PageRequest {
  path: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** A page with its data, ready to render. Values of `data` may be promises that are still pending. */
export interface PageResult {
  page: Page<unknown>;
  data: object;
  status: number;
  /** By default the path of the request. */
  canonicalPath?: string | undefined;
  /** Neither browsers nor proxies may store it: it answers the values of this request. */
  isForOneRequest?: boolean;
  /** Whether something could not be read. Known once all data is there. */
  isIncomplete?(): boolean;
}

/** Runs the route's loader. @throws what the loader throws */
export async function loadPage(
  route: Route,
  { path, params, query }: PageRequest,
  deps: Deps,
): Promise<PageResult> {
  let incomplete = false;
  const markIncomplete = () => {
    incomplete = true;
  };
  const isIncomplete = () => incomplete;
  const data = await route.load({ ...deps, params, query, markIncomplete });
  if (data instanceof AlternatePage) {
    return { page: data.page, data: data.data, status: data.status, isIncomplete };
  }
  const canonicalPath = canonicalPathOf(route, path, query);
  const isForOneRequest = setsField(route, query);
  return { page: route.page, data, status: 200, canonicalPath, isForOneRequest, isIncomplete };
}

/** Whether some of the data is still pending after 20 ms. */
export async function isLate({ data }: Pick<PageResult, "data">): Promise<boolean> {
  const pending = Object.values(data).filter((value) => value instanceof Promise);
  if (pending.length === 0) return false;
  let isSettled = false;
  const settled = Promise.allSettled(pending).then(() => {
    isSettled = true;
  });
  await withTimeout(settled, DATA_WAIT_MS, "late").catch(() => undefined);
  // A busy event loop runs the timer first, although the answer of the database has arrived.
  if (!isSettled) await nextTurn();
  return !isSettled;
}

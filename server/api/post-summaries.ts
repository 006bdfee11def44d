import type { RequestHandler } from "express";
import { paths } from "../../shared/paths.ts";
import { categories } from "../../shared/post.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import { readPostPage } from "../pages/insights.ts";
import { declaredQuery, searchOf } from "../pages/route.ts";
import { type ContentFile, serveContentFile } from "../render/content-file.ts";

/** Every parameter with what it may be, and how that is said to whoever got it wrong. */
const parameters = { category: categories, page: /^[1-9]\d{0,3}$/ };
const expected: Record<string, string> = {
  category: `One of ${categories.join(", ")}`,
  page: "A whole number from 1 to 9999",
};

const postPage: ContentFile = {
  path: paths.api.postSummaries(),
  type: "application/json; charset=utf-8",
  query: parameters,
  write: async ({ query, ...deps }) => JSON.stringify(await readPostPage(deps, query)),
};

/**
 * `GET /api/post-summaries?category=C&page=N`: what a page of the list shows of its posts, as a
 * `PostPage`, with an ETag. Without `category` those of all, without `page` the first; a page behind
 * the last one is empty. Pages are as many as posts allow, so none is kept.
 */
export function postSummaries(deps: Deps): RequestHandler {
  const serve = serveContentFile(postPage, deps, undefined);
  return (request, response, next) => {
    checkQuery(searchOf(request.originalUrl));
    return serve(request, response, next);
  };
}

function checkQuery(search: URLSearchParams): void {
  const understood = declaredQuery(parameters, search);
  const wrong = Object.entries(expected).filter(
    ([name]) => search.has(name) && (search.getAll(name).length > 1 || !(name in understood)),
  );
  if (wrong.length === 0) return;
  const fields = Object.fromEntries(wrong);
  throw new HttpError(400, "invalid_fields", "The address is not valid", { fields });
}

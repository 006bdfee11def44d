import type { RequestHandler } from "express";
import { paths } from "../../shared/paths.ts";
import { categories, isCategory } from "../../shared/post.ts";
import { HttpError } from "../base/errors.ts";
import { searchOf } from "../http/addresses.ts";
import { fileSource, type GeneratedFile } from "../pages/generated-file.ts";
import { declaredQuery, serve } from "../pages/serve.ts";
import type { PageDeps } from "../pages/source.ts";
import { type PostDeps, readPostListPage } from "./post-reader.ts";

const parameters = { category: categories, page: /^[1-9]\d{0,3}$/ };
/** The error message for an invalid value of each parameter. */
const expected: Record<string, string> = {
  category: `One of ${categories.join(", ")}`,
  page: "A whole number from 1 to 9999",
};

const summariesPage: GeneratedFile<PostDeps> = {
  path: paths.api.postSummaries(),
  type: "application/json; charset=utf-8",
  cache: "content",
  query: parameters,
  async write({ query: { category, page = "1" }, markIncomplete, ...deps }) {
    const selection = { category: isCategory(category) ? category : null, page: Number(page) };
    const { page: found } = await readPostListPage(deps, selection, markIncomplete);
    return found.page > found.pages ? undefined : JSON.stringify(found);
  },
};

/**
 * `GET /api/post-summaries?category=C&page=N`: the cards of one page of the posts list, as a `PostListPage`
 * with an ETag. Without `category` it covers all posts; `page` defaults to 1; 404 after the last page.
 */
export function postSummaries(deps: PageDeps & PostDeps): RequestHandler {
  const send = serve(fileSource(summariesPage, deps), deps);
  return (request, response, next) => {
    checkQuery(searchOf(request.originalUrl));
    return send(request, response, next);
  };
}

function checkQuery(search: URLSearchParams): void {
  const allowed = declaredQuery({ query: parameters }, search);
  const wrong = Object.entries(expected).filter(
    ([name]) => search.has(name) && (search.getAll(name).length > 1 || !(name in allowed)),
  );
  if (wrong.length === 0) return;
  const fields = Object.fromEntries(wrong);
  throw new HttpError(400, "invalid_fields", "The query of this address is not valid", { fields });
}

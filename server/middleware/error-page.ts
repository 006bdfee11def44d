import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import type { Page } from "../../client/page.ts";
import { failurePage } from "../../client/pages/failure.tsx";
import { notFoundPage } from "../../client/pages/not-found.tsx";
import { isTransientError } from "../db/is-transient-error.ts";
import type { Deps } from "../deps.ts";
import { errorBody, HttpError } from "../errors.ts";
import { sendOnce } from "../pages/send-page.ts";

const AWAY_SECONDS = 30;

/** What no route answers: the 404 screen, or its JSON under `/api/`. */
export const unknownAddress: RequestHandler = (request) => {
  throw new HttpError(404, "not_found", `There is no page at ${request.path}`);
};

/**
 * Turns everything that was thrown into an answer: JSON under `/api/`, else a page in the
 * site's own design. Bad input is the client's fault and never a 5xx; the words of an
 * unexpected error stay in the log.
 */
export function errorPage(deps: Deps): ErrorRequestHandler {
  return async (thrown, request, response, _next) => {
    const error = toHttpError(thrown);
    const reference = String(response.getHeader("X-Request-Id"));
    note(deps, error, thrown, reference);
    // Half an answer cannot become another one: end it where the client can tell.
    if (response.headersSent) return void response.destroy();
    if (error.retryAfterSeconds !== undefined) {
      response.set("Retry-After", String(error.retryAfterSeconds));
    }
    response.set({ ...deps.securityHeaders(), "Cache-Control": "no-store" }).status(error.status);
    if (request.path.startsWith("/api/")) return void response.json(errorBody(error));
    await sendErrorPage(deps, error, reference, request, response);
  };
}

function note({ log }: Deps, error: HttpError, thrown: unknown, id: string): void {
  if (error.status >= 500) log.error({ err: thrown, id }, "request failed");
  else if (error.status === 404) log.info({ id }, error.message);
}

async function sendErrorPage(
  deps: Deps,
  error: HttpError,
  reference: string,
  request: Request,
  response: Response,
): Promise<void> {
  const { page, data } = pageFor(error, request.path, reference);
  try {
    await sendOnce(request, response, { page, data, status: error.status }, deps);
  } catch (failure) {
    deps.log.error({ err: failure, id: reference }, "the error page failed");
    response.removeHeader("Content-Encoding");
    response.type("text/plain").send(`Something went wrong. Reference: ${reference}`);
  }
}

function pageFor(error: HttpError, path: string, reference: string) {
  const [page, data] =
    error.status === 404
      ? [notFoundPage as Page<unknown>, { path }]
      : [failurePage as Page<unknown>, { status: error.status, reference }];
  return { page, data };
}

function toHttpError(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown;
  // A path that does not decode names nothing.
  if (thrown instanceof URIError)
    return new HttpError(404, "not_found", "This address is not valid");
  // Search engines come back after a 503, and drop pages after a while of 500s.
  if (isTransientError(thrown)) {
    const message = "The site cannot reach its data. Please try again in a minute.";
    return new HttpError(503, "unavailable", message, { retryAfterSeconds: AWAY_SECONDS });
  }
  return new HttpError(500, "internal", "Something went wrong. Please try again.");
}

import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { failure } from "../../client/pages/errors/failure.page.tsx";
import { notFound } from "../../client/pages/errors/not-found.page.tsx";
import { HttpError, RETRY_AFTER_SECONDS } from "../base/errors.ts";
import { isDatabaseError } from "../database/db.ts";
import type { Rendered } from "./page-cache.ts";
import { renderPage } from "./page-source.tsx";
import { sendRendered } from "./serve.ts";
import type { PageDeps } from "./source.ts";

/** Headers of the file that an error page replaces. */
const HEADERS_OF_FILES = [
  ...["Accept-Ranges", "Content-Disposition", "Content-Encoding", "Content-Type"],
  ...["Cross-Origin-Resource-Policy", "ETag", "Last-Modified", "Vary"],
];

/** Responds with 404 to a request that no route handled. */
export const unknownAddress: RequestHandler = (request) => {
  throw new HttpError(404, "not_found", `There is no page at ${request.path}`);
};

/**
 * Converts thrown errors to responses: JSON under `/api/`, otherwise an error page. Bad input never causes
 * a 5xx. The message of an unexpected error is logged but not sent.
 */
export function errorPage(deps: PageDeps): ErrorRequestHandler {
  const { log } = deps;
  const render = createErrorRenderer(deps);

  const send = async (
    error: HttpError,
    reference: string,
    request: Request,
    response: Response,
  ) => {
    if (request.path.startsWith("/api/")) {
      const { code, message, details } = error;
      return void response.json({ error: { code, message, fields: details.fields } });
    }
    try {
      await sendRendered(request, response, await render(error, request.path, reference));
    } catch (failure) {
      log.error({ err: failure, id: reference }, "the error page failed");
      response.type("text/plain").send(`Something went wrong. Reference: ${reference}`);
    }
  };

  return async (thrown, request, response, _next) => {
    if (response.destroyed) return void log.debug({ err: thrown }, "the client has left");
    const error = await limitNotFound(toHttpError(thrown), deps, request, response);
    const reference = String(response.getHeader("X-Request-Id"));
    if (error.status >= 500) log.error({ err: thrown, id: reference }, "request failed");
    // The response has begun, so close the connection to signal the failure.
    if (response.headersSent) return void response.destroy();
    for (const name of HEADERS_OF_FILES) response.removeHeader(name);
    response.set(headersOf(error, deps)).status(error.status);
    await send(error, reference, request, response);
  };
}

/** Returns 429 instead of 404 to a client that tries many unknown addresses, because each renders a page. */
async function limitNotFound(
  error: HttpError,
  { limits }: PageDeps,
  request: Request,
  response: Response,
): Promise<HttpError> {
  if (error.status !== 404) return error;
  return limits.errorPages(request, response).then(() => error, toHttpError);
}

function createErrorRenderer(deps: PageDeps) {
  let tooMany: Promise<Rendered> | undefined;

  return (error: HttpError, path: string, reference: string): Promise<Rendered> => {
    const { status } = error;
    if (status === 404) return renderPage({ page: notFound, data: { path }, status }, path, deps);
    // Rendered once, or again after a failure, because the client sends too many requests.
    if (status === 429) {
      const page = { page: failure, data: { status, reference: undefined }, status };
      tooMany ??= renderPage(page, "/", deps).catch((error) => {
        tooMany = undefined;
        throw error;
      });
      return tooMany;
    }
    return renderPage({ page: failure, data: { status, reference }, status }, path, deps);
  };
}

function headersOf({ details }: HttpError, { securityHeaders }: PageDeps) {
  const { retryAfterSeconds, headers } = details;
  return {
    ...securityHeaders.plain,
    "Cache-Control": "no-store",
    ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
    ...headers,
  };
}

function toHttpError(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown;
  // Express throws URIError for a path with invalid percent-encoding.
  if (thrown instanceof URIError)
    return new HttpError(404, "not_found", "This address is not valid");
  if (isClientError(thrown)) {
    const { status, message, headers = {} } = thrown;
    return new HttpError(status, "bad_request", message, { headers });
  }
  // Search engines retry after a 503 but drop pages after repeated 500s.
  if (isDatabaseError(thrown)) {
    const message = "The site cannot reach its data. Please try again in a minute.";
    return new HttpError(503, "unavailable", message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  return new HttpError(500, "internal", "Something went wrong. Please try again.");
}

/** An error of Express or of its file server about the request itself. */
interface ClientError extends Error {
  status: number;
  headers?: Record<string, string>;
}

function isClientError(thrown: unknown): thrown is ClientError {
  if (!(thrown instanceof Error) || !("status" in thrown)) return false;
  return typeof thrown.status === "number" && thrown.status >= 400 && thrown.status < 500;
}

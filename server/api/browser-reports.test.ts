import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import type { HttpError } from "../errors.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { cspReports, vitals } from "./browser-reports.ts";

const answerError: ErrorRequestHandler = (error: HttpError, _request, response, _next) => {
  response.status(error.status).end();
};

/** Sends the bodies to the handlers one after another and returns the response statuses. */
async function post(handlers: RequestHandler[], type: string, bodies: unknown[]) {
  const server = express().post("/", handlers).use(answerError).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const statuses: number[] = [];
  for (const body of bodies) {
    const headers = { "Content-Type": type, Connection: "close" };
    const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    statuses.push(answer.status);
  }
  server.close();
  return statuses;
}

function fakes() {
  const lines: Record<string, unknown>[] = [];
  const recordVitals = vi.fn();
  const countViolation = vi.fn();
  return {
    lines,
    recordVitals,
    countViolation,
    deps: {
      metrics: { recordVitals, countViolation } as unknown as Metrics,
      log: pino({ base: null }, { write: (line) => lines.push(JSON.parse(line)) }),
      now: () => new Date("2026-01-01"),
    },
  };
}

const reportUri = (directive: string) => ({
  "csp-report": {
    "document-uri": "https://www.example.com/careers?email=ada@railway.example",
    "violated-directive": directive,
    "blocked-uri": "https://ads.example/track?who=ada",
  },
});

test("counts violations by directive, in both report formats of browsers", async () => {
  const { deps, countViolation } = fakes();
  const api = [
    { type: "csp-violation", body: { effectiveDirective: "img-src", blockedURL: "inline" } },
  ];

  const first = await post(cspReports(deps), "application/csp-report", [
    reportUri("script-src 'none'"),
  ]);
  const second = await post(cspReports(deps), "application/reports+json", [api]);

  expect([...first, ...second]).toEqual([204, 204]);
  expect(countViolation.mock.calls).toEqual([["script-src"], ["img-src"]]);
});

test("counts unknown directives as one and logs repeated reports once, without the path", async () => {
  const { deps, lines, countViolation } = fakes();
  const flood = Array.from({ length: 5 }, (_, index) => reportUri(`made-up-${index}`));

  await post(cspReports(deps), "application/csp-report", flood);

  expect(new Set(countViolation.mock.calls.flat())).toEqual(new Set(["other"]));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ blocked: "https://ads.example" });
  expect(JSON.stringify(lines)).not.toContain("ada");
});

test("returns 422 for a body that is not a violation report", async () => {
  const { deps } = fakes();

  expect(await post(cspReports(deps), "application/json", [reportUri("img-src")])).toEqual([415]);
  expect(await post(cspReports(deps), "application/csp-report", [{}, "x"])).toEqual([422, 422]);
});

test("records vitals under the route pattern of their page", async () => {
  const { deps, recordVitals } = fakes();
  const handlers = vitals(deps, [{ path: "/insights/:slug" }]);

  const statuses = await post(handlers, "application/json", [
    { path: "/insights/a-post", lcp_ms: 800, cls: 0 },
    { path: "/made/up", inp_ms: 40 },
  ]);

  expect(statuses).toEqual([204, 204]);
  expect(recordVitals.mock.calls).toEqual([
    [{ route: "/insights/:slug", lcpMs: 800, inpMs: undefined, cls: 0 }],
    [{ route: "other", lcpMs: undefined, inpMs: 40, cls: undefined }],
  ]);
});

test.each([{}, { path: "x" }, { path: "/", lcp_ms: -1 }, { path: "/", cls: "none" }, []])(
  "returns 422 for the vitals %j",
  async (body) => {
    const { deps } = fakes();

    expect(await post(vitals(deps, []), "application/json", [body])).toEqual([422]);
  },
);

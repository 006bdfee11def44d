import type { IncomingMessage } from "node:http";
import type { Request, Response } from "express";
import { expect, test } from "vitest";
import { normalizeRequest, removePorts } from "./addresses.ts";

test.each([
  ["/careers?x=1", "/careers?x=1"],
  ["http://site.example/careers?x=1", "/careers?x=1"],
  ["HTTPS://user@site.example:443", "/"],
  ["http://site.example?x=1", "/?x=1"],
  ["http://", "/"],
  ["*", "/*"],
  ["//other.example/", "//other.example/"],
])("the target %s becomes %s", (url, expected) => {
  const request = { url, headers: {} } as IncomingMessage;

  normalizeRequest(request);

  expect(request.url).toBe(expected);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["[2001:db8::7]", "2001:db8::7"],
  ["2001:db8::7", "2001:db8::7"],
  ["[::ffff:203.0.113.7]:443", "::ffff:203.0.113.7"],
  ["203.0.113.7:1, 198.51.100.2:65535,10.0.0.1", "203.0.113.7, 198.51.100.2, 10.0.0.1"],
  ["unknown, 203.0.113.7:x", "unknown, 203.0.113.7:x"],
])("X-Forwarded-For %s becomes %s", (forwarded, expected) => {
  const headers = { "x-forwarded-for": forwarded };

  removePorts({ headers } as unknown as Request, {} as Response, () => undefined);

  expect(headers["x-forwarded-for"]).toBe(expected);
});

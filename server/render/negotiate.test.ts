import { expect, test } from "vitest";
import { negotiateEncoding, negotiateLiveEncoding } from "./negotiate.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["GZIP;Q=0.5", "gzip"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["br;q=0, *", "gzip"],
  ["*", "br"],
  ["identity;q=0, gzip;q=0.001", "gzip"],
  ["identity, br;q=0.5", "identity"],
  ["deflate", "identity"],
  ["identity;q=0", undefined],
  ["*;q=0", undefined],
  ["br;q=nonsense", "identity"],
])("Accept-Encoding: %s is answered with %s", (accept, expected) => {
  expect(negotiateEncoding(accept)).toBe(expected);
});

test.each([
  ["gzip, deflate, br, zstd", "gzip"],
  ["gzip;q=0.9, br", "br"],
  ["br", "br"],
  ["identity", "identity"],
])("while somebody waits, %s is answered with %s", (accept, expected) => {
  expect(negotiateLiveEncoding(accept)).toBe(expected);
});

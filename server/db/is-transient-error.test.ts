import { expect, test } from "vitest";
import { isTransientError } from "./is-transient-error.ts";

const withCode = (code: string) => Object.assign(new Error("no"), { code });

test.each(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "57P01", "57P03", "57014", "53300", "08006"])(
  "%s is transient",
  (code) => {
    expect(isTransientError(withCode(code))).toBe(true);
    expect(isTransientError(new Error("DATABASE_URL: no site", { cause: withCode(code) }))).toBe(
      true,
    );
  },
);

test.each([
  "timeout exceeded when trying to connect",
  "Connection terminated unexpectedly",
  "Query read timeout",
])("'%s' is transient", (message) => {
  expect(isTransientError(new Error(message))).toBe(true);
});

test("a host whose addresses all fail is transient", () => {
  expect(isTransientError(new AggregateError([withCode("ECONNREFUSED")]))).toBe(true);
});

test.each(["28P01", "3D000", "42P01", "23505", "ERR_TLS_CERT_ALTNAME_INVALID"])(
  "%s is not transient",
  (code) => {
    expect(isTransientError(withCode(code))).toBe(false);
  },
);

test.each([undefined, null, "ECONNREFUSED", new TypeError("x is not a function")])(
  "%s is not transient",
  (thrown) => {
    expect(isTransientError(thrown)).toBe(false);
  },
);

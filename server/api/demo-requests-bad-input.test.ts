import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../db/db.ts";
import { startDemoRequestApp, validRequest } from "../testing/demo-request-app.ts";
import { onAnyDatabase } from "../testing/every-database.ts";

const good = JSON.stringify(validRequest);
const requestWith = (changes: Record<string, unknown>) =>
  JSON.stringify({ ...validRequest, ...changes });
const deep = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

onAnyDatabase((database) => {
  let db: Database["db"];
  let app: Awaited<ReturnType<typeof startDemoRequestApp>>;
  beforeAll(async () => {
    db = database().db;
    const verify = async () => ({ ok: true }) as const;
    app = await startDemoRequestApp({ db, captcha: { provider: "altcha", verify } });
  });
  afterAll(() => app.close());
  beforeEach(() => db.query("DELETE FROM demo_requests; DELETE FROM rate_limits"));

  const storedRequests = async () => (await db.query("SELECT * FROM demo_requests")).rows;

  test.each<[string, string | Uint8Array | undefined, Record<string, string>, number, string]>([
    ["no body", undefined, {}, 400, "malformed_json"],
    ["an empty body", "", {}, 400, "malformed_json"],
    ["half a body", good.slice(0, 40), {}, 400, "malformed_json"],
    ["something else than JSON", "<html>", {}, 400, "malformed_json"],
    ["a form", "email=a@b.ca", form(), 415, "unsupported_type"],
    ["text", good, { "Content-Type": "text/plain" }, 415, "unsupported_type"],
    [
      "JSON that calls itself something else",
      good,
      { "Content-Type": "application/jsonp" },
      415,
      "unsupported_type",
    ],
    [
      "an unknown charset",
      good,
      { "Content-Type": "application/json; charset=klingon" },
      415,
      "unsupported_type",
    ],
    ["a packed body", gzipSync(good), { "Content-Encoding": "gzip" }, 415, "unsupported_type"],
    [
      "a body that only says it is packed",
      good,
      { "Content-Encoding": "br" },
      415,
      "unsupported_type",
    ],
    ["10 MB", "x".repeat(10_000_000), {}, 413, "too_large"],
    ["10 MB of depth", deep(5_000_000), {}, 413, "too_large"],
    ["a request just over 16 kB", requestWith({ extra: "x".repeat(16_384) }), {}, 413, "too_large"],
    ["depth", deep(8_000), {}, 422, "invalid_fields"],
    ["null", "null", {}, 422, "invalid_fields"],
    ["a number", "7", {}, 422, "invalid_fields"],
    ["a text", '"text"', {}, 422, "invalid_fields"],
    ["a list of good requests", `[${good}]`, {}, 422, "invalid_fields"],
    ["an empty object", "{}", {}, 422, "invalid_fields"],
    ["a prototype", `{"__proto__":${good}}`, {}, 422, "invalid_fields"],
    ["a constructor", `{"constructor":{"prototype":${good}}}`, {}, 422, "invalid_fields"],
    [
      "numbers for texts",
      requestWith({ email: 1, full_name: 2, company_name: 3 }),
      {},
      422,
      "invalid_fields",
    ],
    [
      "lists for texts",
      requestWith({ email: ["a@b.ca"], industry: ["Mining"] }),
      {},
      422,
      "invalid_fields",
    ],
    ["objects for texts", requestWith({ full_name: { toString: 1 } }), {}, 422, "invalid_fields"],
    [
      "a null byte in the e-mail",
      requestWith({ email: "a\u0000@b.ca" }),
      {},
      422,
      "invalid_fields",
    ],
    ["a null byte in a name", requestWith({ full_name: "A\u0000da" }), {}, 422, "invalid_fields"],
    [
      "a null byte in a company",
      requestWith({ company_name: "R\u0000" }),
      {},
      422,
      "invalid_fields",
    ],
    [
      "a null byte in the industry",
      requestWith({ industry: "Rail\u0000" }),
      {},
      422,
      "invalid_fields",
    ],
    [
      "half a character in the e-mail",
      requestWith({ email: "a\ud800@b.ca" }),
      {},
      422,
      "invalid_fields",
    ],
    ["a name too long", requestWith({ full_name: "x".repeat(201) }), {}, 422, "invalid_fields"],
    [
      "an e-mail too long",
      requestWith({ email: `${"x".repeat(250)}@b.ca` }),
      {},
      422,
      "invalid_fields",
    ],
    ["an unknown industry", requestWith({ industry: "Space" }), {}, 422, "invalid_fields"],
    [
      "a request id that is none",
      requestWith({ request_id: "'; DROP TABLE" }),
      {},
      422,
      "invalid_fields",
    ],
  ])("%s: the fault is named and nothing is stored", async (_what, body, headers, status, code) => {
    const response = await app.sendRaw(body, headers);

    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      error: expect.objectContaining({ code, message: expect.any(String) }),
    });
    expect(await storedRequests()).toEqual([]);
  });

  test("returns 422 with the form's message for every invalid field", async () => {
    const response = await app.sendRaw(
      requestWith({ email: "a b@c.d", full_name: "  ", industry: "" }),
    );

    expect(await response.json()).toEqual({
      error: {
        code: "invalid_fields",
        message: "Please enter a valid email",
        fields: {
          email: "Please enter a valid email",
          full_name: "Please fill in all fields",
          industry: "Please fill in all fields",
        },
      },
    });
  });

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ["half characters in names", { company_name: "\udc00Rail" }, { company_name: "Rail" }],
    ["line breaks in names", { full_name: "Ada\r\nBcc: x" }, { full_name: "Ada Bcc: x" }],
    [
      "spaces around",
      { email: " a@b.ca ", full_name: " Ada " },
      { email: "a@b.ca", full_name: "Ada" },
    ],
    ["SQL in names", { full_name: "'); DROP TABLE demo_requests; --" }, {}],
    ["emoji at the limit", { full_name: "😀".repeat(100) }, { full_name: "😀".repeat(100) }],
    ["attribution of the wrong kind", { attribution: [1], elapsed_ms: {} }, { utm_source: null }],
    [
      "too much attribution",
      { attribution: { utm_source: "y".repeat(999) } },
      { utm_source: "y".repeat(200) },
    ],
    ["null bytes in attribution", { attribution: { utm_term: "a\u0000b" } }, { utm_term: "a b" }],
    ["undeclared fields", { admin: true, spam_reason: "x" }, { spam_reason: null }],
  ])("%s: no reason to lose a request", async (_what, changes, stored) => {
    const response = await app.sendRaw(requestWith(changes));

    expect(response.status).toBe(201);
    expect(await storedRequests()).toMatchObject([stored]);
  });

  test("uses the last value of a repeated key", async () => {
    const twice = good.replace('"email"', '"email":"first@b.ca","email"');

    expect((await app.sendRaw(twice)).status).toBe(201);
    expect(await storedRequests()).toMatchObject([{ email: "ada@railway.example" }]);
  });

  test("stores invalid UTF-8 bytes as replacement characters", async () => {
    const bytes = Buffer.from(good.replace("Ada", "Ad\u0001"));
    bytes[bytes.indexOf(1)] = 0xff;

    expect((await app.sendRaw(bytes)).status).toBe(201);
    expect(await storedRequests()).toMatchObject([{ full_name: "Ad\ufffd Lovelace" }]);
  });
});

function form() {
  return { "Content-Type": "application/x-www-form-urlencoded" };
}

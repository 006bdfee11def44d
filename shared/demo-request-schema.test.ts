import { expect, test } from "vitest";
import { parseSubmission } from "./demo-request-schema.ts";

const good = {
  email: "ada@railway.example",
  full_name: "Ada Lovelace",
  company_name: "Analytical Railways",
  industry: "Railways",
  recaptcha_token: "token",
};

test("accepts the five required fields", () => {
  expect(parseSubmission(good)).toEqual({
    ok: true,
    submission: {
      email: "ada@railway.example",
      fullName: "Ada Lovelace",
      companyName: "Analytical Railways",
      industry: "Railways",
      captchaToken: "token",
      requestId: undefined,
      hasFilledHoneypot: false,
      elapsedMs: undefined,
      attribution: {},
    },
  });
});

test.each([
  null,
  undefined,
  [],
  "text",
  7,
  {},
  { email: 1, full_name: {}, company_name: [], industry: true },
  JSON.parse('{"__proto__":{"email":"ada@railway.example"}}'),
])("%j reports every missing field", (payload) => {
  expect(parseSubmission(payload)).toEqual({
    ok: false,
    fields: {
      email: "Please enter a valid email",
      full_name: "Please fill in all fields",
      company_name: "Please fill in all fields",
      industry: "Please fill in all fields",
    },
  });
});

test("removes surrounding spaces, control characters and direction marks from names", () => {
  const parsed = parseSubmission({ ...good, full_name: " Ada\r\n\u0001\u202eLove\ud800lace\t" });

  expect(parsed).toMatchObject({ submission: { fullName: "Ada Love lace" } });
});

test.each([
  "   ",
  "\u0001",
  "\u200b\u200d",
  "\ud800",
  "\u3164",
  "\uffa0",
  "\u115f\u1160",
  "\u2800 \ufe0f",
])("treats a name without visible characters (%j) as missing", (name) => {
  const parsed = parseSubmission({ ...good, full_name: name });

  expect(parsed).toEqual({ ok: false, fields: { full_name: "Please fill in all fields" } });
});

test.each(["full_name", "company_name"])("rejects a null character in %s", (field) => {
  const parsed = parseSubmission({ ...good, [field]: "Ada\u0000Lovelace" });

  expect(parsed).toEqual({
    ok: false,
    fields: { [field]: "Please leave out the null character" },
  });
});

test("rejects a name longer than 200 characters with a message that states the limit", () => {
  const parsed = parseSubmission({ ...good, company_name: "x".repeat(201) });

  expect(parsed).toEqual({
    ok: false,
    fields: { company_name: "Please use at most 200 characters" },
  });
});

test("rejects an unknown industry", () => {
  const parsed = parseSubmission({ ...good, industry: "railways" });

  expect(parsed).toEqual({ ok: false, fields: { industry: "Please fill in all fields" } });
});

test("treats a captcha token of the wrong type as missing", () => {
  expect(parseSubmission({ ...good, recaptcha_token: ["token"] })).toMatchObject({
    submission: { captchaToken: "" },
  });
});

test("request ids are UUIDs in lower case", () => {
  const id = "0B9C2A6E-7D0F-4B6C-8C65-0A2B8A6F3D11";

  expect(parseSubmission({ ...good, request_id: id })).toMatchObject({
    submission: { requestId: id.toLowerCase() },
  });
  expect(parseSubmission({ ...good, request_id: "7" })).toMatchObject({
    fields: { request_id: expect.any(String) },
  });
  expect(parseSubmission({ ...good, request_id: null })).toMatchObject({ ok: true });
});

test.each([
  ["http://spam.example", true],
  [7, true],
  ["", false],
  [null, false],
])("the honeypot value %j counts as filled in: %s", (value, hasFilledHoneypot) => {
  expect(parseSubmission({ ...good, leave_empty: value })).toMatchObject({
    submission: { hasFilledHoneypot },
  });
});

test("keeps listed attribution fields, cleaned and shortened, and drops others", () => {
  const attribution = {
    landing_path: "/railways",
    utm_source: ` news\u0000letter ${"x".repeat(300)}`,
    utm_term: 7,
    utm_content: "",
    gclid: "tracking",
  };

  const parsed = parseSubmission({ ...good, attribution });

  expect(parsed).toHaveProperty("submission.attribution", {
    landing_path: "/railways",
    utm_source: `news letter ${"x".repeat(187)}`,
  });
});

test.each([[[]], ["text"], [7], [null]])("ignores malformed attribution (%j)", (sent) => {
  expect(parseSubmission({ ...good, attribution: sent, elapsed_ms: "soon" })).toMatchObject({
    submission: { attribution: {}, elapsedMs: undefined },
  });
});

import { expect, test } from "vitest";
import { isEmail } from "./demo-request.ts";
import { parseSubmission } from "./demo-request-schema.ts";

const good = {
  email: "ada@railway.example",
  full_name: "Ada Lovelace",
  company_name: "Analytical Railways",
  industry: "Railways",
  recaptcha_token: "token",
};
const id = "0b9c2a6e-7d0f-4b6c-8c65-0a2b8a6f3d11";
const missing = "Please fill in all fields";

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
  { email: 1, full_name: {}, company_name: [], industry: true },
  JSON.parse('{"__proto__":{"email":"ada@railway.example"}}'),
])("%j reports every missing field", (payload) => {
  const others = { full_name: missing, company_name: missing, industry: missing };
  const fields = { email: "Please enter a valid email", ...others };

  expect(parseSubmission(payload)).toEqual({ ok: false, fields });
});

test.each([
  ["full_name", "\u0001", missing],
  ["full_name", "\ud800", missing],
  ["full_name", "\u2800 \ufe0f", missing],
  ["full_name", "Ada\u0000Lovelace", "Please leave out the null character"],
  ["company_name", "x".repeat(201), "Please use at most 200 characters"],
  ["industry", "railways", missing],
  ["request_id", "7", expect.any(String)],
])("rejects the %s %j with a message for the field", (field, value, message) => {
  const parsed = parseSubmission({ ...good, [field]: value });

  expect(parsed).toEqual({ ok: false, fields: { [field]: message } });
});

test.each([
  ["a name is cleaned", "full_name", " A\r\n\u202eB\ud800C\t", { fullName: "A B C" }],
  ["a token of the wrong type is missing", "recaptcha_token", ["token"], { captchaToken: "" }],
  ["a request id is in lower case", "request_id", id.toUpperCase(), { requestId: id }],
  ["a request may have no id", "request_id", null, {}],
  ["a filled honeypot counts", "leave_empty", "http://spam.example", { hasFilledHoneypot: true }],
  ["an empty honeypot does not count", "leave_empty", "", { hasFilledHoneypot: false }],
  ["a missing honeypot does not count", "leave_empty", null, { hasFilledHoneypot: false }],
  ["a time that is no number is ignored", "elapsed_ms", "soon", { elapsedMs: undefined }],
  ["a list as attribution is ignored", "attribution", [], { attribution: {} }],
])("%s: %s %j", (_rule, field, value, submission) => {
  expect(parseSubmission({ ...good, [field]: value })).toMatchObject({ ok: true, submission });
});

test("keeps listed attribution fields, cleaned and shortened, and drops others", () => {
  const attribution = {
    landing_path: "/railways",
    utm_source: ` news\u0000letter ${"x".repeat(300)}`,
    utm_term: 7,
    utm_content: "",
    gclid: "tracking",
  };

  expect(parseSubmission({ ...good, attribution })).toHaveProperty("submission.attribution", {
    landing_path: "/railways",
    utm_source: `news letter ${"x".repeat(187)}`,
  });
});

test.each([
  "ada@railway.example",
  "first.last+demo@mail.mine.example",
  "zoë@chemin-de-fer.québec",
  "ada@3com.example",
  "ada@xn--bcher-kva.example",
  "ada@ｒａｉｌｗａｙ。example",
  `ada@${"a".repeat(63)}.example`,
])("%j is an e-mail address", (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  ["no at sign", "ada.railway.example"],
  ["two at signs", "ada@rail@way.example"],
  ["no name", "@railway.example"],
  ["no dot after the at sign", "ada@railway"],
  ["a dot at the end", "ada@railway.example."],
  ["an empty label", "ada@railway..example"],
  ["a label that begins with a hyphen", "ada@-railway.example"],
  ["an underscore in the domain", "ada@rail_way.example"],
  ["an IP address", "ada@192.0.2.1"],
  ["a label that is too long", `ada@${"a".repeat(64)}.example`],
  ["a space inside", "ada lovelace@railway.example"],
  ["a line break", "ada@railway.example\nBcc:x@y.example"],
  ["brackets from a paste", "<ada@railway.example>"],
  ["a list", "ada@railway.example,"],
  ["more than mail allows", `${"a".repeat(250)}@b.ca`],
])("%s is not an e-mail address", (_what, text) => {
  expect(isEmail(text)).toBe(false);
});

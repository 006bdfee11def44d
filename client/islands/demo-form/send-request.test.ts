import { afterEach, expect, test, vi } from "vitest";
import type { DemoRequestPayload } from "../../../shared/demo-request.ts";
import { sendDemoRequest } from "./send-request.ts";

const payload: DemoRequestPayload = {
  email: "ada@railway.example",
  full_name: "Ada Sample",
  company_name: "Sample Railway",
  industry: "Railways",
  recaptcha_token: "token",
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  [403, "captcha"],
  [422, "refused"],
  [413, "refused"],
  [429, "limit"],
  [500, "unreachable"],
  [503, "unreachable"],
])("a response with status %i rejects with the reason %s", async (status, reason) => {
  serverAnswers(status, { error: { code: "some_code", message: "Some words" } });

  await expect(sendDemoRequest(payload, new AbortController().signal)).rejects.toMatchObject({
    reason,
  });
});

test("maps the errors of the response to the form's fields", async () => {
  const fields = { full_name: "Please fill in all fields", request_id: "Please send a UUID" };
  serverAnswers(422, { error: { code: "invalid_fields", message: "Please", fields } });

  await expect(sendDemoRequest(payload, new AbortController().signal)).rejects.toMatchObject({
    errors: { fullName: { code: "rejected", text: "Please fill in all fields" } },
  });
});

test("a failure without JSON, such as a proxy's, rejects as unreachable", async () => {
  vi.stubGlobal("fetch", async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));

  await expect(sendDemoRequest(payload, new AbortController().signal)).rejects.toMatchObject({
    reason: "unreachable",
  });
});

test("a network error rejects as unreachable", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));

  await expect(sendDemoRequest(payload, new AbortController().signal)).rejects.toMatchObject({
    reason: "unreachable",
  });
});

function serverAnswers(status: number, body: object) {
  const fetch = vi.fn(async () => Response.json(body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

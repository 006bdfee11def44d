import { expect, test, vi } from "vitest";
import type { DemoRequestPayload } from "../../../shared/demo-request.ts";
import { sendDemoRequest } from "./send-request.ts";

const payload: DemoRequestPayload = {
  email: "ada@railway.example",
  full_name: "Ada Sample",
  company_name: "Sample Railway",
  industry: "Railways",
  recaptcha_token: "token",
};

test.each<[answer: string | number, fetch: () => Response, reason: string]>([
  [403, () => answerOf(403), "captcha"],
  [422, () => answerOf(422), "refused"],
  [413, () => answerOf(413), "refused"],
  [429, () => answerOf(429), "limit"],
  [503, () => answerOf(503), "unreachable"],
  ["a proxy", () => new Response("<h1>Bad gateway</h1>", { status: 502 }), "unreachable"],
  ["no server", () => unreachable(), "unreachable"],
])("an answer of %s rejects with the reason %s", async (_answer, fetch, reason) => {
  vi.stubGlobal("fetch", async () => fetch());

  const sending = sendDemoRequest(payload, new AbortController().signal);

  await expect(sending).rejects.toMatchObject({ reason });
});

function answerOf(status: number): Response {
  return Response.json({ error: { code: "some_code", message: "Words" } }, { status });
}

function unreachable(): never {
  throw new TypeError("Failed to fetch");
}

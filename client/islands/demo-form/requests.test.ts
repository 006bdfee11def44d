import { expect, test, vi } from "vitest";
import { mailLink } from "./answers.ts";
import { attributionOf } from "./attribution.ts";
import { sendDemoRequest } from "./send-request.ts";

test("the attribution has the campaign parameters, the path and the referring host", () => {
  const attribution = attributionOf({
    href: "https://site.example/mining?utm_source=mail&utm_campaign=autumn&gclid=1",
    referrer: "https://news.example/article?id=7",
  });

  expect(attribution).toEqual({
    landing_path: "/mining",
    referrer_host: "news.example",
    utm_source: "mail",
    utm_campaign: "autumn",
  });
});

test.each([
  ["no referrer", ""],
  ["a page of the site itself", "https://site.example/railways"],
  ["an invalid address", "about:client%"],
])("%s gives no referring host", (_case, referrer) => {
  const attribution = attributionOf({ href: "https://site.example/", referrer });

  expect(attribution).toEqual({ landing_path: "/" });
});

test("the link for an e-mail has the answers in its body, with special characters encoded", () => {
  const link = mailLink("hello@example.com", {
    email: "ada@railway.example",
    fullName: "Ada & Co",
    companyName: "Ümläut Rail?",
    industry: "Railways",
  });

  const url = new URL(link);
  expect(url.pathname).toBe("hello@example.com");
  expect(url.searchParams.get("subject")).toBe("Demo request");
  expect(url.searchParams.get("body")).toBe(
    "I would like to book a demo.\r\n\r\nFull name: Ada & Co\r\nCompany name: Ümläut Rail?\r\nIndustry: Railways\r\nEmail: ada@railway.example",
  );
});

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

  const sending = sendDemoRequest(
    {
      email: "ada@railway.example",
      full_name: "Ada Sample",
      company_name: "Sample Railway",
      industry: "Railways",
      recaptcha_token: "token",
    },
    new AbortController().signal,
  );

  await expect(sending).rejects.toMatchObject({ reason });
});

function answerOf(status: number): Response {
  return Response.json({ error: { code: "some_code", message: "Words" } }, { status });
}

function unreachable(): never {
  throw new TypeError("Failed to fetch");
}

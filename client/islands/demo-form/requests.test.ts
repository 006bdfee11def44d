import { expect, test, vi } from "vitest";
import type { DemoRequestPayload } from "../../../shared/demo-request.ts";
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
  const names = { fullName: "Ada & Co", companyName: "Ümläut Rail?" };
  const answers = { ...names, email: "ada@railway.example", industry: "Railways" } as const;

  const { pathname, searchParams } = new URL(mailLink("hello@example.com", answers));

  expect([pathname, ...searchParams.values()]).toEqual([
    "hello@example.com",
    "Demo request",
    "I would like to book a demo.\r\n\r\nFull name: Ada & Co\r\nCompany name: Ümläut Rail?\r\nIndustry: Railways\r\nEmail: ada@railway.example",
  ]);
});

test.each([
  [403, "captcha"],
  [422, "refused"],
  [413, "refused"],
  [429, "limit"],
  [502, "unreachable"],
])("an answer of %d, also of a proxy, rejects with the reason %s", async (status, reason) => {
  vi.stubGlobal("fetch", async () => new Response("<h1>An error</h1>", { status }));

  await expect(send()).rejects.toMatchObject({ reason });
});

test("a server that cannot be reached rejects with the reason unreachable", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));

  await expect(send()).rejects.toMatchObject({ reason: "unreachable" });
});

/** The answer does not depend on the payload. */
function send() {
  return sendDemoRequest({} as DemoRequestPayload, new AbortController().signal);
}

import { expect, test, vi } from "vitest";
import { attributionOf, readLanding } from "./attribution.ts";

test("a campaign's marks, the path and the referring host are kept", () => {
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
  ["something that is no address", "about:client%"],
])("%s leaves no referring host", (_case, referrer) => {
  const attribution = attributionOf({ href: "https://site.example/", referrer });

  expect(attribution).toEqual({ landing_path: "/" });
});

const here = { href: "https://site.example/book-a-demo", referrer: "https://site.example/" };

test.each([
  ["nothing", null, here],
  [
    "what the entry wrote",
    '["https://site.example/?utm_source=mail","https://news.example/"]',
    {
      href: "https://site.example/?utm_source=mail",
      referrer: "https://news.example/",
    },
  ],
  ["another form of it", '{"href":"https://site.example/","referrer":""}', here],
  ["no JSON", "https://site.example/", here],
])("where %s is remembered, the visit began where it says, or here", (_case, kept, began) => {
  vi.stubGlobal("sessionStorage", { getItem: () => kept });
  vi.stubGlobal("location", { href: here.href });
  vi.stubGlobal("document", { referrer: here.referrer });

  expect(readLanding()).toEqual(began);
  vi.unstubAllGlobals();
});

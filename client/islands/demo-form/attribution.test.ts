import { expect, test } from "vitest";
import { attributionOf } from "./attribution.ts";

test("keeps the campaign parameters, the path and the referring host", () => {
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

import { expect, test } from "vitest";
import { attributionOf } from "./attribution.ts";

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

import { expect, test, vi } from "vitest";
import { readLanding } from "./landing.ts";

const here = { href: "https://site.example/book-a-demo", referrer: "https://site.example/" };

test.each([
  ["nothing", null, here],
  [
    "a landing",
    '["https://site.example/?utm_source=mail","https://news.example/"]',
    {
      href: "https://site.example/?utm_source=mail",
      referrer: "https://news.example/",
    },
  ],
  ["another form of a landing", '{"href":"https://site.example/","referrer":""}', here],
  ["no JSON", "https://site.example/", here],
])(
  "with %s in session storage, readLanding returns the stored landing or this page",
  (_case, stored, expected) => {
    vi.stubGlobal("sessionStorage", { getItem: () => stored });
    vi.stubGlobal("location", { href: here.href });
    vi.stubGlobal("document", { referrer: here.referrer });

    expect(readLanding()).toEqual(expected);
    vi.unstubAllGlobals();
  },
);

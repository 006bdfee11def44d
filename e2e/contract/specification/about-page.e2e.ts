import { expect } from "@playwright/test";
import { test } from "../../browser/fixtures.ts";
import { elements, getHtml, links, readableText } from "../support/html.ts";
import { sharedSite } from "../support/shared-site.ts";

test("2 About page: a hero, the company, 'Our journey' with four milestones, and the closing call", async () => {
  const [main = ""] = elements(await getHtml("/"), "main");
  const text = readableText(main);

  expect(elements(main, "h1")).toHaveLength(1);
  const order = [
    elements(main, "h1").map(readableText).join().trim(),
    "Canadian, since 2015.",
    "Our journey",
    ...["2015", "2019", "2022", "2024"],
    "Latest Industry Updates",
    "Ready to cut inspection costs and prevent failures with AI?",
  ];
  const timeline = text.indexOf("Our journey");
  const places = order.map((words) => text.indexOf(words, /^\d+$/.test(words) ? timeline : 0));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThanOrEqual(0);
  for (const milestone of [
    /2015\s+Underground mine positioning/i,
    /2019\s+Expansion into railways\s+Supported by national research and transport bodies/i,
    /2022\s+Customer pilot tests\s+With a railway partner/i,
    /2024\s+Scaling of global infrastructure intelligence/i,
  ]) {
    expect.soft(text).toMatch(milestone);
  }
  const call = main.slice(main.indexOf("Ready to cut inspection costs"));
  expect(links(call)[0]).toEqual(["Book a demo", "/book-a-demo"]);
});

test("1 Partners: five logos with alternative texts, 160 by 60 pixels, shown twice", async ({
  page,
}) => {
  await page.goto(sharedSite.url);
  const strip = page.getByRole("region", { name: "Working with" });

  const shown = await strip.locator("img").evaluateAll((all) =>
    (all as HTMLImageElement[]).map(({ alt, offsetWidth, offsetHeight }) => ({
      alt,
      size: [offsetWidth, offsetHeight],
    })),
  );

  const names = [
    "National research council",
    "IT consulting firm",
    "Construction group",
    "Manufacturing consortium",
    "Partner organisation",
  ];
  expect(shown).toEqual([...names, ...names].map((alt) => ({ alt, size: [160, 60] })));
  // Assistive technology is told of each once.
  await expect(strip.getByRole("img")).toHaveCount(5);
});

import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../../browser/fixtures.ts";
import { elements, getHtml, links, readableText } from "../support/html.ts";

const partners = [
  "National research council",
  "IT consulting firm",
  "Construction group",
  "Manufacturing consortium",
  "Partner organisation",
];

test("2 About page: a hero, the company, 'Our journey' with four milestones, and the closing call", async () => {
  const [main = ""] = elements(await getHtml("/"), "main");

  expect(elements(main, "h1")).toHaveLength(1);
  expect(main.indexOf("<h1")).toBeLessThan(main.indexOf("Canadian, since 2015."));
  const parts = [
    "Canadian, since 2015.",
    "Our journey",
    "2015 Underground mine positioning",
    "2019 Expansion into railways Supported by national research and transport bodies",
    "2022 Customer pilot tests With a railway partner",
    "2024 Scaling of global infrastructure intelligence",
    "Latest Industry Updates",
    "Ready to cut inspection costs and prevent failures with AI\\?",
  ];
  expect(readableText(main)).toMatch(new RegExp(parts.join(".*")));
  const call = main.slice(main.indexOf("Ready to cut inspection costs"));
  expect(links(call)[0]).toEqual(["Book a demo", "/book-a-demo"]);
});

for (const width of [1440, 390]) {
  test(`1 Partners, 4 Logo strip, ${width} px wide: five logos of 160 by 60 pixels, shown twice, move until they are paused`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open("/");
    const strip = page.getByRole("region", { name: "Working with" });
    await strip.scrollIntoViewIfNeeded();
    const logos = strip.locator("img");
    /** The left edges of the first logo at five moments in half a second. */
    const places = async () => {
      const edges = new Set<number | undefined>();
      for (let moment = 0; moment < 5; moment += 1) {
        edges.add((await logos.first().boundingBox())?.x);
        await page.waitForTimeout(100);
      }
      return edges.size;
    };

    expect(await places()).toBe(5);
    const shown = await logos.evaluateAll((all: HTMLImageElement[]) =>
      all.map((logo) => [logo.alt, logo.offsetWidth, logo.offsetHeight]),
    );
    expect(shown).toEqual([...partners, ...partners].map((name) => [name, 160, 60]));
    // Assistive technology is told of each once.
    await expect(strip.getByRole("img")).toHaveCount(5);
    await page.getByText("Pause the logos").locator("..").click();
    await page.mouse.move(0, 0);
    await expect.poll(places).toBe(1);
  });

  test(`2 About page, ${width} px wide: a milestone is hidden until the sensor reaches it, or a search in the page finds it`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open("/");
    const [first, last] = [milestonesOf(page).first(), milestonesOf(page).last()];
    await expect(milestonesOf(page)).toHaveCount(4);
    await scrollTo(first, 0.2);
    await expect.poll(() => opacityOf(first)).toBe(1);
    await expect.poll(() => opacityOf(last)).toBe(0);

    await scrollTo(last, 0.4);
    await expect.poll(() => opacityOf(last)).toBe(1);

    // So low that the last milestone is below the window.
    await page.setViewportSize({ width, height: 400 });
    await scrollTo(first, 0.2);
    await expect.poll(() => opacityOf(last)).toBe(0);
    const isFound = await page.evaluate(
      (text) => (globalThis as unknown as { find(text: string | null): boolean }).find(text),
      await last.textContent(),
    );
    expect(isFound).toBe(true);
    await expect(last).toBeInViewport();
    await expect.poll(() => opacityOf(last)).toBe(1);
  });
}

for (const [condition, options] of [
  ["with reduced motion", { reducedMotion: "reduce" }],
  ["without script", { javaScriptEnabled: false }],
] as const) {
  test(`2 About page: ${condition} every milestone is shown`, async ({ browser, siteUrl }) => {
    const page = await browser.newPage(options);
    await page.goto(siteUrl);
    await expect(milestonesOf(page)).toHaveCount(4);
    await scrollTo(milestonesOf(page).first(), 0.2);
    for (const milestone of await milestonesOf(page).all())
      expect(await opacityOf(milestone)).toBe(1);
    await page.close();
  });
}

function milestonesOf(page: Page): Locator {
  const titles = /underground|railways|pilot|global/i;
  return page.locator("#timeline").getByRole("heading", { level: 3, name: titles });
}

/** Scrolls until the element is at this share of the window's height. */
function scrollTo(element: Locator, share: number): Promise<void> {
  return element.evaluate((shown, at) => {
    scrollBy({ top: shown.getBoundingClientRect().top - innerHeight * at, behavior: "instant" });
  }, share);
}

/** The opacity in which an element appears, which its ancestors lower. */
function opacityOf(element: Locator): Promise<number> {
  return element.evaluate((shown) => {
    let opacity = 1;
    for (let each: Element | null = shown; each; each = each.parentElement)
      opacity *= Number(getComputedStyle(each).opacity);
    return opacity;
  });
}

import { expect } from "@playwright/test";
import { test } from "../../browser/fixtures.ts";
import { elements, getHtml, links, readableText } from "../support/html.ts";
import { miningProducts, pages, railwayProducts, slugOf } from "../support/pages.ts";

for (const industry of ["Railways", "Mining", "Infrastructure"]) {
  test(`2 Industry pages: ${industry}`, async () => {
    const [main = ""] = elements(await getHtml(`/${industry.toLowerCase()}`), "main");

    expect(textsOf(main, "h1")).toEqual([`${industry} Solutions`]);
    expect(textsOf(main, "h2").join("\n")).toMatch(/^Industry Challenges$.*^Our Solutions$/ms);
    expect(links(main).map(([text]) => text)).toContain("Book a demo");
  });
}

const products = [...railwayProducts, ...miningProducts];

for (const name of products) {
  test(`2 Product pages: ${name} has title and tagline, figures, features, images and a case study in steps`, async () => {
    const path = slugOf(name);
    const study = railwayProducts.includes(name) ? "railways" : "mining";
    const [main = ""] = elements(await getHtml(`/solutions/${path}`), "main");

    expect(textsOf(main, "h1")[0]).toMatch(new RegExp(`^${name} .{10}`));
    expect(readableText(main)).toMatch(/\d/);
    expect(textsOf(main, "h3").length).toBeGreaterThanOrEqual(3);
    expect(main).toMatch(/<img\b[^>]* alt="[^"]/);
    expect(links(main).map(([, address]) => address)).toContain(`/industries/${study}/${path}`);
    const steps = elements(main, "ol").map((list) => elements(list, "li").length);
    expect(Math.max(...steps)).toBeGreaterThanOrEqual(3);
  });
}

test("2 Product pages: the case study of autonomous track monitoring is about a northern railway, calls for a demo and leads on", async () => {
  const html = await getHtml("/industries/railways/autonomous-track-monitoring");
  const [main = ""] = elements(html, "main");

  expect(readableText(main)).toContain("northern railway");
  expect(textsOf(main, "h2")).toContain("Unlock Predictive Maintenance");
  const call = main.slice(main.indexOf("Unlock Predictive Maintenance"));
  expect(links(call)[0]?.[1]).toMatch(/^\/book-a-demo(\?|$)/);
  for (const product of ["predictive-weather-alerts", "track-temperature-sensor"])
    expect(main).toContain(`href="/industries/railways/${product}"`);
});

test("1 Products: the index names all six, with what they are", async () => {
  const index = readableText(await getHtml("/solutions"));

  for (const name of products) {
    expect.soft(index.includes(name), name).toBe(true);
  }
  for (const [path, words] of [
    ["autonomous-track-monitoring", /Apollo Sense.*Apollo Dashboard.*northern railway/i],
    ["track-temperature-sensor", /Apollo Railpulse/],
    ["predictive-weather-alerts", /48.hour.*e-mail|e-mail.*48.hour/i],
    [
      "underground-positioning-system",
      /LiDAR.*(inertial|IMU).*fleet|fleet.*LiDAR.*(inertial|IMU)/i,
    ],
    ["collision-avoidance", /driver assistance.*autonomy.*Lunar mining/i],
  ] as const) {
    const text = readableText(await getHtml(`/solutions/${path}`));
    expect.soft(words.test(text), path).toBe(true);
  }
});

test("9 Marketing figures: each stands on a page about products or industries", async () => {
  const about = pages.filter((path) =>
    /^\/(solutions|industries|railways|mining|infra)/.test(path),
  );
  const texts = await Promise.all(about.map(async (path) => readableText(await getHtml(path))));

  for (const figure of [
    /\$1,780 per manual inspector per mile per year/,
    /356 hours of manual labour/,
    /46\.8% inaccuracy in human reporting/,
    /1,300 km of track/,
    /1\.4 ?TB collected in 71\.5 hours/,
    /1,300 culverts.{0,40}about 100 (of them )?inspected (a|per) year/i,
    /(over|more than) 5,?000 images in the first half of 2025/i,
    /thousands of images.{0,40}(within|in) 1 hour|1 hour or less to process thousands of images/i,
    /90% of culverts not thoroughly inspected/,
    /\$11\.3 billion projected US rail weather costs/,
    /48(-hour| h| hours of) forecast/i,
    /up to 15 uncertain spots (left for a person to check|checked manually)/i,
  ]) {
    expect
      .soft(texts.filter((text) => figure.test(text)).length, String(figure))
      .toBeGreaterThan(0);
  }
});

function textsOf(html: string, name: string): string[] {
  return elements(html, name).map((inside) => readableText(inside).trim());
}

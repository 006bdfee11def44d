import { expect } from "@playwright/test";
import { test } from "../../browser/fixtures.ts";
import { elements, getHtml, links, readableText } from "../support/html.ts";
import { ask } from "../support/network.ts";
import {
  aliases,
  miningProducts,
  pages,
  railwayProducts,
  seedPost,
  slugOf,
} from "../support/pages.ts";
import { sharedSite } from "../support/shared-site.ts";

/** Each route with its heading and its breadcrumb. */
const screens: [path: string, heading: string, trail: string[]][] = [
  ["/", "See the failure before the train does", []],
  ["/book-a-demo", "Book a Demo", ["Home /", "Book a Demo"]],
  ["/railways", "Railways Solutions", ["Home /", "Industries /industries", "Railways"]],
  ["/mining", "Mining Solutions", ["Home /", "Industries /industries", "Mining"]],
  [
    "/infrastructure",
    "Infrastructure Solutions",
    ["Home /", "Industries /industries", "Infrastructure"],
  ],
  ["/insights", "Learn Industry Insights", ["Home /", "Insights"]],
  [
    seedPost,
    "Why welded rail buckles",
    ["Home /", "Insights /insights", "Why welded rail buckles"],
  ],
  ["/careers", "Join Our Mission", ["Home /", "Careers"]],
  ["/solutions", "", ["Home /", "Solutions"]],
  ["/industries", "", ["Home /", "Industries"]],
  ...[...railwayProducts, ...miningProducts].map((name): (typeof screens)[number] => [
    `/solutions/${slugOf(name)}`,
    name,
    ["Home /", "Solutions /", name],
  ]),
  ...[...railwayProducts, ...miningProducts].map((name): (typeof screens)[number] => {
    const industry = railwayProducts.includes(name) ? "Railways" : "Mining";
    const folder = industry.toLowerCase();
    const trail = ["Home /", "Industries /industries", `${industry} /${folder}`, name];
    return [`/industries/${folder}/${slugOf(name)}`, name, trail];
  }),
];

test("2 Route table: each route shows its screen to visitors who are not signed in; a breadcrumb begins with Home, then names the place of the page", async () => {
  for (const [path, heading, trail] of screens) {
    const { status, headers, text } = await ask(sharedSite.url, path);

    const headings = elements(text, "h1").map((inside) => readableText(inside).trim());
    expect.soft(status, path).toBe(200);
    expect.soft(headings[0]?.startsWith(heading), path).toBe(true);
    expect.soft(headers["set-cookie"], path).toBeUndefined();
    const [nav = ""] = /<nav[^>]*aria-label="Breadcrumb".*?<\/nav>/s.exec(text) ?? [];
    const crumbs = elements(nav, "li").map((item) => {
      const [link] = links(item);
      return link ? link.join(" ") : readableText(item).trim();
    });
    const last = trail.at(-1);
    const trailed =
      last === undefined ? [] : [...trail.slice(0, -1), expect.stringContaining(last)];
    expect.soft(crumbs, path).toEqual(trailed);
  }
});

test("2 Route table: both spellings of a railway case study show the same", async () => {
  for (const { alias, canonical } of aliases) {
    const [one, other] = [await getHtml(alias), await getHtml(canonical)].map((html) =>
      // Without the address that is printed with it.
      readableText(elements(html, "main").join()).replace(/http\S+/, ""),
    );
    expect.soft(one === other, alias).toBe(true);
  }
});

test("2 Route table: links lead to pages and files that exist and to elements on them, those to case studies to /railways/", async () => {
  const { origin } = new URL(sharedSite.url);
  const targets = new Map<string, string>();
  for (const path of [...pages, seedPost]) {
    for (const [, address] of links(await getHtml(path))) {
      const target = new URL(address, origin + path);
      if (target.origin === origin) targets.set(target.pathname + target.hash, path);
    }
  }

  for (const [target, path] of targets) {
    const [address = "", id] = target.split("#");
    const { status, text } = await ask(origin, address);
    expect.soft(status, `${target} on ${path}`).toBe(200);
    if (id) expect.soft(text.includes(` id="${id}"`), `${target} on ${path}`).toBe(true);
    expect.soft(address.startsWith("/industries/railway/"), path).toBe(false);
  }
});

test("2 Route table, 8: any other path shows the 404 screen and logs the path to the console", async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/404/);
  for (const path of ["/no/such/page", "/Careers", "/solutions/unknown", "/industries/railways"]) {
    const logged = page.waitForEvent("console", (message) => message.text().includes(path));
    await open(path);

    const main = page.getByRole("main");
    await expect(main.getByText("404", { exact: true })).toBeVisible();
    await expect(main.getByText("Oops! Page not found", { exact: true })).toBeVisible();
    const home = main.getByRole("link", { name: "Return to Home", exact: true });
    await expect(home).toHaveAttribute("href", "/");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await logged;
  }
});

import { chromium, type Page } from "@playwright/test";
import pg from "pg";
import { hostilePayloads } from "../../server/testing/hostile-payloads.ts";
import { paths } from "../../shared/paths.ts";
import { findChromium } from "../find-chromium.ts";
import type { Proof } from "../leads/proof.ts";
import type { ProofDatabase } from "../leads/proof-database.ts";
import { waitBeside } from "./bystander.ts";
import { exhaustingTexts } from "./exhausting-texts.ts";
import { type MeteredSite, startMetered } from "./metered-site.ts";
import { spread } from "./spread.ts";

const STALL_MS = 50;
/** The parser's deadline, and the time for all the rest of a page on a busy machine. */
const SHOWN_MS = 2_000;

const payloads = Object.entries(hostilePayloads).map(([name, payload]) => ({
  name,
  text: `Before ${payload}\n\n${payload}\n\n> ${payload}\n`,
}));

/** Posts that attack readers or the server, served as they are and opened in a real browser. */
export async function proveHostilePosts(database: ProofDatabase): Promise<Proof> {
  const site = await startMetered(database);
  const slugs = await insertHostilePosts(database);
  const answers: { status: number; ms: number }[] = [];
  const beside = await waitBeside(site, paths.careers(), async () => {
    for (const slug of slugs) answers.push(await site.ask(paths.insight(slug)));
  });
  const opened = await openAll(site, slugs.slice(0, payloads.length));
  await site.stop();

  const slowest = spread(answers.map(({ ms }) => ms)).max;
  const { wallMs, workMs } = beside.reading;
  return {
    title: "Hostile posts",
    figures: [
      ["families of payloads", payloads.length],
      ["texts that exhaust a parser", Object.keys(exhaustingTexts).length],
      ["the slowest first answer", `${Math.round(slowest)} ms`],
      ["another page meanwhile, at most", `${Math.round(spread(beside.waits).max)} ms`],
      [
        "thread held up for, by its own work for",
        `${Math.round(wallMs)} ms, ${Math.round(workMs)} ms`,
      ],
      ["scripts that ran in a browser without CSP", opened.ran.join(", ") || "none"],
      ["… of one that nobody sanitised", opened.control],
      ["requests to other hosts", opened.foreign.join(", ") || "none"],
    ],
    promises: [
      ["every post is answered with 200", answers.every(({ status }) => status === 200)],
      ["no script runs, with nothing but the HTML in its way", opened.ran.length === 0],
      ["the browser would have told of one", opened.control === 1],
      ["no other host is asked for anything", opened.foreign.length === 0],
      ["nothing keeps the serving thread for more than 50 ms", (workMs || wallMs) <= STALL_MS],
      ["every post shows within two seconds, formatted or as written", slowest <= SHOWN_MS],
    ],
  };
}

/** Their slugs, the payloads' first. */
export async function insertHostilePosts(database: ProofDatabase): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.environment.DATABASE_URL });
  await client.connect();
  const texts = [...payloads.map(({ text }) => text), ...Object.values(exhaustingTexts)];
  // PostgreSQL has no null character, so no post can have one.
  for (const [index, text] of texts.entries()) {
    await client.query(
      "INSERT INTO blog_posts (slug, title, content, published_at) VALUES ($1, $1, $2, '2020-01-01')",
      [`hostile-${index}`, text.replaceAll("\0", "")],
    );
  }
  await client.end();
  return texts.map((_, index) => `hostile-${index}`);
}

async function openAll(site: MeteredSite, slugs: readonly string[]) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const ran: string[] = [];
  const foreign: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(page.url());
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  for (const slug of slugs) {
    await page.goto(`${site.url}${paths.insight(slug)}`, { waitUntil: "load" });
    await touchEverything(page);
  }
  const found = [...ran];
  await page.setContent("<img src=x onerror=alert(1)>");
  await page.waitForEvent("dialog", { timeout: 5_000 }).catch(() => undefined);
  const control = Math.min(1, ran.length - found.length);
  await browser.close();
  return { ran: found, foreign: [...new Set(foreign)], control };
}

const EVENTS = ["click", "pointerover", "mouseover", "focus", "load", "error", "toggle", "start"];

/** Sends what handlers wait for, and tells of every link that leads to script. */
async function touchEverything(page: Page): Promise<void> {
  const elements = page.locator("article :not(a, a *)");
  await elements.evaluateAll((all, types) => {
    for (const element of all) for (const type of types) element.dispatchEvent(new Event(type));
  }, EVENTS);
  await page.locator("article a[href]").evaluateAll((links) => {
    const isSafe = (link: Element) =>
      /^(https?|mailto|tel):$/.test((link as HTMLAnchorElement).protocol);
    if (!links.every(isSafe)) window.alert("a link to script");
  });
}

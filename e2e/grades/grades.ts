import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { captchaProviders } from "../../shared/captcha.ts";
import { paths } from "../../shared/paths.ts";
import { everyPage } from "../every-page.ts";
import { type GradedSite, startGradedSite } from "./graded-site.ts";
import type { Grade } from "./observatory-process.ts";

/**
 * Grades every template of the site behind the documented nginx and its TLS: MDN's HTTP
 * Observatory, by its own code, and csp_evaluator. Exits with 1 when a page falls short.
 */
const OBSERVATORY = "@mdn/mdn-http-observatory@1.4.8";
const FOLDER = join(process.cwd(), ".cache/observatory");
/** All that it gives to a site that sets no cookies and is in no browser's preload list. */
const FULL_SCORE = 135;

installObservatory();
const grades = [
  ...(await grade("pages", {}, [...everyPage, paths.search("track")])),
  ...(await grade("not there", {}, ["/nothing-here", paths.insight("nobody-wrote-this")])),
  ...(await grade("streamed", { PAGE_CACHE: "off" }, [paths.home(), paths.insights()], {
    before: (site) => site.slowPosts(),
  })),
  ...(await grade("database away", {}, [paths.insight("not-packed")], {
    before: (site) => site.suspendDatabase(),
  })),
];
for (const provider of captchaProviders) {
  const keys = { CAPTCHA_SITE_KEY: "site-key", CAPTCHA_SECRET_KEY: "secret-key" };
  const settings = { CAPTCHA_PROVIDER: provider, ...(provider === "altcha" ? {} : keys) };
  grades.push(...(await grade(provider, settings, [paths.bookADemo()])));
}
process.exitCode = grades.every(isFull) ? 0 : 1;

interface Steps {
  before?(site: GradedSite): Promise<void>;
}

async function grade(
  name: string,
  environment: Record<string, string>,
  addresses: readonly string[],
  { before }: Steps = {},
): Promise<Grade[]> {
  const site = await startGradedSite(environment);
  try {
    await before?.(site);
    const given = await site.grade(FOLDER, addresses);
    for (const one of given) process.stdout.write(`${line(name, one)}\n`);
    return given;
  } finally {
    await site.stop();
  }
}

function line(name: string, { path, status, score, findings, wishes, lost }: Grade): string {
  const notes = [...lost, ...findings, ...wishes.map((wish) => `(${wish})`)];
  return [name.padEnd(14), status, String(score).padStart(4), path, ...notes].join("  ");
}

function isFull({ score, findings }: Grade): boolean {
  return score >= FULL_SCORE && findings.length === 0;
}

/** Too large to be a dependency of a website: a database, a server and a browser's DOM come along. */
function installObservatory(): void {
  if (existsSync(join(FOLDER, "node_modules/@mdn"))) return;
  const options = ["--no-audit", "--no-fund", "--omit=optional", "--ignore-scripts"];
  execFileSync("npm", ["install", "--prefix", FOLDER, ...options, OBSERVATORY], {
    stdio: "inherit",
  });
  // It would fetch the browsers' preload list, in which an example's name is not.
  const list = join(FOLDER, "node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json");
  writeFileSync(list, "{}");
}

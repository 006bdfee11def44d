import { paths } from "../../../shared/paths.ts";
import { type Category, categoryLabels } from "../../../shared/post.ts";
import { atomFaults, rssFaults, sitemapFaults } from "./feed-rules.ts";
import { jsonFeedFaults } from "./json-feed.ts";
import { structuredDataFaults } from "./structured-data.ts";

/** What was read for whom, and what was wrong with it. */
export interface Verdict {
  reader: string;
  validator: string;
  documents: number;
  faults: string[];
}

interface Site {
  /** As the site itself names its address. */
  url: string;
  ask(path: string): Promise<{ status: number; text: string }>;
}

const categories = [undefined, ...(Object.keys(categoryLabels) as Category[])];
const PAGES = 200;
const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** Everything on the site that is written for programs, each by the validator of its format. */
export async function validateMachineReaders(site: Site): Promise<Verdict[]> {
  const sitemaps = new Map<string, string>();
  const sitemap = await read(site, paths.sitemap());
  sitemaps.set(paths.sitemap(), sitemap);
  if (sitemap.includes("<sitemapindex")) {
    for (const path of pathsIn(sitemap, site)) sitemaps.set(path, await read(site, path));
  }
  return [
    await feeds(site, "RSS 2.0", "libxml2, grammar after RSS 2.0.11", paths.feed, rssFaults),
    await feeds(site, "Atom", "libxml2, grammar of RFC 4287", paths.atomFeed, atomFaults),
    await feeds(site, "JSON Feed 1.1", "every member it has", paths.jsonFeed, jsonFeedFaults),
    {
      reader: "Sitemaps",
      validator: "libxml2, schema of sitemaps.org",
      documents: sitemaps.size,
      faults: [...sitemaps].flatMap(([path, xml]) => under(path, sitemapFaults(xml, site.url))),
    },
    await structuredData(site, pagesIn([...sitemaps.values()], site)),
  ];
}

async function feeds(
  site: Site,
  reader: string,
  validator: string,
  pathOf: (category?: Category) => string,
  faultsOf: (text: string, address: string) => string[],
): Promise<Verdict> {
  const faults: string[] = [];
  for (const path of categories.map((category) => pathOf(category))) {
    faults.push(...under(path, faultsOf(await read(site, path), `${site.url}${path}`)));
  }
  return { reader, validator, documents: categories.length, faults };
}

async function structuredData(site: Site, pages: readonly string[]): Promise<Verdict> {
  const faults: string[] = [];
  let documents = 0;
  for (const path of pages) {
    for (const [, json = ""] of (await read(site, path)).matchAll(DATA)) {
      documents += 1;
      faults.push(...under(path, await structuredDataFaults(json)));
    }
  }
  const validator = "jsonld, vocabulary of schema.org, Google's requirements";
  return { reader: `JSON-LD of ${pages.length} pages`, validator, documents, faults };
}

/** What stands in the sitemap; of very many posts the first. */
function pagesIn(sitemaps: readonly string[], site: Site): string[] {
  return sitemaps
    .filter((xml) => !xml.includes("<sitemapindex"))
    .flatMap((xml) => pathsIn(xml, site))
    .slice(0, PAGES);
}

function pathsIn(xml: string, { url }: Site): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
    address.slice(url.length),
  );
}

async function read({ ask }: Site, path: string): Promise<string> {
  const { status, text } = await ask(path);
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  return text;
}

function under(path: string, faults: readonly string[]): string[] {
  return faults.map((fault) => `${path}: ${fault}`);
}

import { faultsOf, type Questions } from "./xml-document.ts";

/** A tag up to the attribute in question, past others with whatever in their quotes. */
const TAG = '<[a-z][a-z0-9-]*(?: [a-z:-]+(?:="[^"]*")?)*?';
/** Whatever a reader's program would have to guess, or must not be given. */
const RELATIVE = new RegExp(`${TAG} (?:href|src)="(?![a-z][a-z0-9+.-]*:)[^"]*"`, "i");
const ACTIVE = new RegExp(
  `<(?:script|style|iframe|object|embed|form|page-island)\\b|${TAG} on[a-z]+=`,
  "i",
);

/** By the grammar of RSS 2.0, and by what the W3C's feed validation asks for besides. */
export function rssFaults(xml: string, address: string): string[] {
  return faultsOf(xml, "rss.rng", (document) => [
    ...selfFaults(document.texts("/rss/channel/atom:link[@rel='self']/@href"), address),
    ...sameTwice(document.texts("//item/guid")),
    ...document.texts("//pubDate | //lastBuildDate").filter(isWrongDay).map(wrongDay),
    ...document.texts("//content:encoded").flatMap(htmlFaults),
  ]);
}

/** By the grammar of RFC 4287, its Schematron rules, and what only its text says. */
export function atomFaults(xml: string, address: string): string[] {
  const count = (document: Questions, xpath: string) => document.texts(xpath).length;
  return faultsOf(xml, "atom.rng", (document) => [
    ...selfFaults(document.texts("/atom:feed/atom:link[@rel='self']/@href"), address),
    ...sameTwice(document.texts("//atom:id")),
    ...[...document.texts("//atom:id"), ...document.texts("//atom:link/@href")]
      .filter((text) => !URL.canParse(text))
      .map((text) => `${text} is not an absolute address`),
    ...(count(document, "/atom:feed[not(atom:author)]/atom:entry[not(atom:author)]") > 0
      ? ["An entry and its feed have no author"]
      : []),
    ...(count(document, "//atom:entry[not(atom:link[@rel='alternate'] or atom:content)]") > 0
      ? ["An entry has neither its text nor a link to it"]
      : []),
    ...(count(document, "//atom:entry[not(atom:content) and not(atom:summary)]") > 0
      ? ["An entry has neither text nor summary"]
      : []),
    ...document.texts("//atom:content[@type='html']").flatMap(htmlFaults),
  ]);
}

/** A sitemap or an index of sitemaps, of this site alone. */
export function sitemapFaults(xml: string, siteUrl: string): string[] {
  const isIndex = xml.includes("<sitemapindex");
  return faultsOf(xml, isIndex ? "siteindex.rng" : "sitemap.xsd", (document) => {
    const locations = document.texts("//sitemap:loc");
    return [
      ...(locations.length > 50_000 ? [`${locations.length} addresses, 50,000 are allowed`] : []),
      ...(Buffer.byteLength(xml) > 52_428_800 ? ["It is larger than 50 MB"] : []),
      ...sameTwice(locations),
      ...locations
        .filter((text) => !text.startsWith(`${siteUrl}/`))
        .map((text) => `${text} is of another site`),
    ];
  });
}

function selfFaults(found: readonly string[], address: string): string[] {
  return found.length === 1 && found[0] === address
    ? []
    : [`The address of the feed itself is ${found.join(" and ")}, not ${address}`];
}

export function sameTwice(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size).map((text) => `${text}: twice`);
}

/** `Mon, 22 Nov 2025` has the right form and was a Saturday. */
function isWrongDay(date: string): boolean {
  return (
    Number.isNaN(Date.parse(date)) || new Date(date).toUTCString().slice(0, 3) !== date.slice(0, 3)
  );
}

function wrongDay(date: string): string {
  return `${date} is no date`;
}

function htmlFaults(html: string): string[] {
  return [
    ...(RELATIVE.exec(html) ?? []).map((tag) => `A relative address: ${tag}`),
    ...(ACTIVE.exec(html) ?? []).map((tag) => `Not for other pages than ours: ${tag}`),
  ];
}

import jsonld, { type Expanded } from "jsonld";
import { readVocabulary } from "./vocabulary.ts";

const SCHEMA = "http://schema.org/";
const CONTEXTS = ["https://schema.org", "https://schema.org/"];
const ISO_8601 = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/**
 * What Google's rich results cannot do without.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const required: Record<string, readonly string[]> = {
  BlogPosting: ["headline", "author"],
  NewsArticle: ["headline", "author"],
  Organization: ["name"],
  Person: ["name"],
  WebSite: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
};

const vocabulary = readVocabulary();

/** schema.org's own context, as far as it changes what values mean: which of them are addresses. */
const context = {
  "@vocab": SCHEMA,
  ...Object.fromEntries(
    vocabulary.addressProperties.map((id) => [
      id.slice(SCHEMA.length),
      { "@id": id, "@type": "@id" },
    ]),
  ),
};

const options = {
  safe: true,
  documentLoader: async (url: string) => {
    if (!CONTEXTS.includes(url)) throw new Error(`${url} is not the context of schema.org`);
    return { documentUrl: url, document: { "@context": context } };
  },
};

/** JSON-LD by its processor, by the vocabulary of schema.org, and by what Google requires. */
export async function structuredDataFaults(json: string): Promise<string[]> {
  try {
    const things = await jsonld.expand(JSON.parse(json), options);
    return things.length === 0 ? ["It says nothing"] : things.flatMap(thingFaults);
  } catch (error) {
    return [String(error)];
  }
}

function thingFaults(thing: Expanded): string[] {
  const types = typesOf(thing);
  if (types.length === 0) return ["A thing has no type"];
  const kinds = new Set(types.flatMap((type) => [...vocabulary.kindsOf(type)]));
  const properties = Object.entries(thing).filter(([name]) => !name.startsWith("@"));
  return [
    ...types
      .filter((type) => vocabulary.kindsOf(type).size === 0 || vocabulary.isSuperseded(type))
      .map((type) => `${type} is no type, or an old one`),
    ...types.flatMap((type) => requiredFaults(type, thing)),
    ...properties.flatMap(([name, values]) => [
      ...propertyFaults(name, kinds),
      ...(values as Expanded[]).flatMap((value) => valueFaults(name, value)),
    ]),
  ];
}

function requiredFaults(type: string, thing: Expanded): string[] {
  const name = type.slice(SCHEMA.length);
  const missing = (required[name] ?? []).filter((property) => !(`${SCHEMA}${property}` in thing));
  const crumbs = name === "BreadcrumbList" ? crumbFaults(thing) : [];
  return [...missing.map((property) => `${name} has no ${property}`), ...crumbs];
}

/** Two at least, counted from 1; all but the last, which is the page itself, say where they are. */
function crumbFaults(list: Expanded): string[] {
  const items = (list[`${SCHEMA}itemListElement`] ?? []) as Expanded[];
  const isNamed = (item: Expanded, index: number) =>
    `${SCHEMA}name` in item && (`${SCHEMA}item` in item || index === items.length - 1);
  const positions = items.map((item) => valuesOf(item, "position")[0]);
  return [
    ...(items.length < 2 ? ["A way of fewer than two steps"] : []),
    ...(positions.some((position, index) => position !== index + 1)
      ? [`Steps are numbered ${positions.join(", ")}`]
      : []),
    ...(items.every(isNamed) ? [] : ["A step has no name, or leads nowhere"]),
  ];
}

function propertyFaults(name: string, kinds: ReadonlySet<string>): string[] {
  const domains = vocabulary.domainsOf(name);
  if (domains.length === 0) return [`${name} is no property`];
  if (vocabulary.isSuperseded(name)) return [`${name} is an old property`];
  return domains.some((domain) => kinds.has(domain)) ? [] : [`${[...kinds][0]} has no ${name}`];
}

function valueFaults(name: string, value: Expanded): string[] {
  const ranges = vocabulary.rangesOf(name);
  const types = typesOf(value);
  if (types.length > 0) {
    const kinds = types.flatMap((type) => [...vocabulary.kindsOf(type)]);
    const fits = kinds.some((kind) => ranges.includes(kind));
    return [...(fits ? [] : [`${name} is no ${types.join(", ")}`]), ...thingFaults(value)];
  }
  const literal = value["@id"] ?? value["@value"];
  return ranges.some((range) => isOf(range, literal)) ? [] : [`${name}: ${JSON.stringify(value)}`];
}

/** Where a thing is expected, an address stands for it. */
function isOf(range: string, value: unknown): boolean {
  if (typeof value === "number") return /(?:Number|Integer)$/.test(range);
  if (typeof value === "boolean") return range === `${SCHEMA}Boolean`;
  if (typeof value !== "string") return false;
  if (range === `${SCHEMA}Text`) return value.trim() !== "";
  if (/(?:Date|DateTime)$/.test(range)) return ISO_8601.test(value);
  const isAddress = range === `${SCHEMA}URL` || vocabulary.kindsOf(range).size > 0;
  return isAddress && /^https?:/.test(value) && URL.canParse(value);
}

function typesOf(thing: Expanded): string[] {
  return (thing["@type"] ?? []) as string[];
}

function valuesOf(thing: Expanded, name: string): unknown[] {
  return ((thing[`${SCHEMA}${name}`] ?? []) as Expanded[]).map((value) => value["@value"]);
}

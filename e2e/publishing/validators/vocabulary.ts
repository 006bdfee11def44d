import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const SCHEMA = "http://schema.org/";
const SUBCLASS = "http://www.w3.org/2000/01/rdf-schema#subClassOf";
const DOMAIN = `${SCHEMA}domainIncludes`;
const RANGE = `${SCHEMA}rangeIncludes`;
const SUPERSEDED = `${SCHEMA}supersededBy`;
const TRIPLE = /^<([^>]+)> <([^>]+)> <([^>]+)> /gm;

/** The vocabulary of schema.org as it was published, by full addresses. */
export interface Vocabulary {
  /** Properties whose values may be addresses. */
  addressProperties: string[];
  isSuperseded(term: string): boolean;
  /** The type and all it is a kind of; nothing where there is no such type. */
  kindsOf(type: string): ReadonlySet<string>;
  /** Types that may have the property; none where there is no such property. */
  domainsOf(property: string): string[];
  rangesOf(property: string): string[];
}

/** Read from the package that carries schema.org's own file. */
export function readVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url).resolve("@vocabulary/schema/schema.nq");
  const stated = new Map<string, string[]>();
  for (const [, subject, predicate, object = ""] of readFileSync(file, "utf8").matchAll(TRIPLE)) {
    const key = `${subject} ${predicate}`;
    stated.set(key, [...(stated.get(key) ?? []), object]);
  }
  const objects = (subject: string, predicate: string) =>
    stated.get(`${subject} ${predicate}`) ?? [];
  const kindsOf = (type: string): Set<string> => {
    const isKnown = type === `${SCHEMA}Thing` || objects(type, SUBCLASS).length > 0;
    const above = objects(type, SUBCLASS).flatMap((parent) => [...kindsOf(parent)]);
    return new Set(isKnown ? [type, ...above] : []);
  };
  return {
    addressProperties: [...stated]
      .filter(([key, ranges]) => key.endsWith(` ${RANGE}`) && ranges.includes(`${SCHEMA}URL`))
      .map(([key]) => key.slice(0, key.indexOf(" "))),
    isSuperseded: (term) => objects(term, SUPERSEDED).length > 0,
    kindsOf,
    domainsOf: (property) => objects(property, DOMAIN),
    rangesOf: (property) => objects(property, RANGE),
  };
}

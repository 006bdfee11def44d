import { XMLParser, XMLValidator } from "fast-xml-parser";

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  isArray: (name) => name === "item",
});

/**
 * For tests: parses a document to an object with its elements in their order. Names of attributes begin with "@"; text
 * beside attributes is "#text"; `item` is a list. @throws if the document is not well-formed
 */
export function readXml(xml: string) {
  const verdict = XMLValidator.validate(xml);
  if (verdict !== true) throw new Error(`Not well-formed: ${JSON.stringify(verdict.err)}`);
  return parser.parse(xml);
}

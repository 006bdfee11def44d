import { XMLParser, XMLValidator } from "fast-xml-parser";

/** For tests: an XML element with attributes, children and text. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

type Node = Record<string, unknown>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  trimValues: false,
});

/** Parses a document and returns its root element. @throws if it is not well-formed */
export function readXml(xml: string): XmlElement {
  const verdict = XMLValidator.validate(xml);
  if (verdict !== true) throw new Error(`Not well-formed: ${JSON.stringify(verdict.err)}`);
  const elements = elementsIn(parser.parse(xml)).filter(({ name }) => !name.startsWith("?"));
  const [root] = elements;
  if (root === undefined || elements.length > 1) throw new Error("One element is expected");
  return root;
}

/** Returns the children with this name. */
export function childrenNamed({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}

function elementsIn(nodes: readonly Node[]): XmlElement[] {
  return nodes.flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ":@");
    if (name === undefined || name === "#text") return [];
    const inner = node[name] as Node[];
    return [
      {
        name,
        attributes: (node[":@"] ?? {}) as Record<string, string>,
        children: elementsIn(inner),
        text: inner.map((child) => String(child["#text"] ?? "")).join(""),
      },
    ];
  });
}

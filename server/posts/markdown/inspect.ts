import type { Element, Root as Html, Nodes as HtmlNodes } from "hast";
import type { Definition, Nodes, Root, Table } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { referencesIn } from "./addresses.ts";
import { contentSchema } from "./content-schema.ts";
import { error, type Finding, type Reference, warning } from "./rendered-post.ts";

interface ReadPost {
  markdown: string;
  source: Root;
  /** The HTML before the sanitizer. */
  html: Html;
}

/** Lists what the page does not show. Empties the elements that the sanitizer removes with their content. */
export function omissionsIn({ markdown, source, html }: ReadPost): Finding[] {
  const found: Finding[] = [];
  visit(html, (node) => {
    const { start, end } = node.position ?? {};
    const message = omittedHtml(node, markdown.slice(start?.offset, end?.offset));
    if (message !== undefined) found.push(warning(start?.line ?? 1, message));
    if (node.type !== "element" || !isStripped(node)) return;
    node.children = [];
    return SKIP;
  });
  visit(source, (node) => {
    found.push(...(node.type === "table" ? longRows(node) : programMarks(node)));
  });
  return found;
}

/** Says what of a node the sanitizer removes. @param written its source */
function omittedHtml(node: HtmlNodes, written: string): string | undefined {
  if (node.type === "comment" && !written.startsWith("<!--")) {
    return "A processing instruction is not shown";
  }
  if (node.type !== "element") return undefined;
  if (isStripped(node)) return `<${node.tagName}> is not shown`;
  const words = bareWords(node, written);
  if (!written.startsWith("<") || (isKnown(node) && words.length === 0)) return undefined;
  const tag = [node.tagName, ...words].join(" ");
  return `<${tag}> is read as a tag and not shown: write &lt; for a less-than sign`;
}

function isStripped({ tagName }: Element): boolean {
  return contentSchema.strip?.includes(tagName) ?? false;
}

function isKnown({ tagName }: Element): boolean {
  // A picture shows its img.
  return contentSchema.tagNames?.includes(tagName) || /^(?:picture|source)$/.test(tagName);
}

/** The words of a tag that are no attributes of HTML, as in `a<b and c>d`. */
function bareWords({ properties }: Element, written: string): string[] {
  const [tag = ""] = /^[^>]*/.exec(written) ?? [];
  return Object.entries(properties)
    .filter(([name, value]) => value === "" && !name.startsWith("data"))
    .map(([name]) => name)
    .filter((name) => !new RegExp(`\\b${name}\\s*=`, "i").test(tag));
}

const PROGRAM_MARK =
  /!\[\[[^\]\n]+\]\]|\[\/?(?:gallery|caption|embed|video|audio|playlist)\b[^\]\n]*\]|\{\{[<%][^}\n]*\}\}/g;

function longRows({ children }: Table): Finding[] {
  const columns = children[0]?.children.length ?? 0;
  return children
    .filter((row) => row.children.length > columns)
    .map(({ children: { length }, position }) => {
      const message = `The row has ${length} cells, the table ${columns} columns: the rest is not shown`;
      return warning(position?.start.line ?? 1, message);
    });
}

/** Finds marks of other programs, which no page shows as their authors mean them. */
function programMarks(node: Nodes): Finding[] {
  if (node.type !== "text") return [];
  const first = node.position?.start.line ?? 1;
  return [...node.value.matchAll(PROGRAM_MARK)].map(({ 0: mark, index }) => {
    const line = first + node.value.slice(0, index).split("\n").length - 1;
    const message = `${mark} is shown as text: write it in Markdown, such as ![what it shows](file)`;
    return mark.startsWith("!") ? error(line, message) : warning(line, message);
  });
}

/** Lists the pictures and links with their places in the Markdown. */
export function writtenReferences({ markdown, source, html }: ReadPost): Reference[] {
  const written = writtenAddresses(source);
  return referencesIn(html)
    .filter(({ element }) => !isNoteLink(element))
    .map(({ kind, element, address }) => {
      const { alt } = element.properties;
      const start = element.position?.start;
      const { url = address, position = element.position } = written.get(start?.offset) ?? {};
      return {
        kind,
        address: url,
        alt: typeof alt === "string" ? alt : undefined,
        line: start?.line ?? 1,
        written: placeOf(url, markdown, position),
      };
    });
}

/** Links between notes and their citations are not the author's. */
function isNoteLink({ properties }: Element): boolean {
  return properties.dataFootnoteRef !== undefined || properties.dataFootnoteBackref !== undefined;
}

/** The addresses in Markdown by the offset of their element, because HTML has them with percent-encoding. */
function writtenAddresses(source: Root) {
  const definitions = new Map<string, Definition>();
  visit(source, "definition", (node) => {
    const name = node.identifier.toUpperCase();
    if (!definitions.has(name)) definitions.set(name, node);
  });
  const written = new Map<number | undefined, Pick<Definition, "url" | "position">>();
  visit(source, (node) => {
    const isNamed = node.type === "imageReference" || node.type === "linkReference";
    const place = isNamed ? definitions.get(node.identifier.toUpperCase()) : node;
    if (place !== undefined && "url" in place) written.set(node.position?.start.offset, place);
  });
  return written;
}

const OPENING = /(?:\]\(|\]:|\b(?:src|href)\s*=)\s*["'<]?\s*/gi;

/** Finds the address in the source of its element; undefined if it is written with escapes. */
function placeOf(url: string, markdown: string, position: Definition["position"]) {
  const first = position?.start.offset ?? 0;
  const source = markdown.slice(first, position?.end.offset);
  for (const { 0: opening, index } of source.matchAll(OPENING)) {
    const start = first + index + opening.length;
    if (url !== "" && markdown.startsWith(url, start)) return { start, end: start + url.length };
  }
  return undefined;
}

import type { Element, ElementContent, Root, Text } from "hast";
import { h } from "hastscript";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { ID_PREFIX } from "./content-schema.ts";
import { ADDED_LABEL } from "./rendered-post.ts";

/** Longer texts in bold do not fit one line of large type on a phone. */
const MAX_FIGURE = 20;

/** A kind of callout of GitHub or Obsidian, which may have a title. */
const MARKER =
  /^\s*\[!(note|tip|important|warning|caution|abstract|summary|info|todo|hint|success|question|failure|danger|error|bug|example|quote)\][+-]?[ \t]*([^\n]*)(?:\n|$)/i;

/** Turns a quotation that begins with a line such as `[!NOTE]` into a labelled callout. */
export function labelCallouts(tree: Root): void {
  visit(tree, "element", (quotation) => {
    const opening = openingOf(quotation);
    const text = opening?.type === "text" ? opening : undefined;
    const [line, kind = "", title] = MARKER.exec(text?.value ?? "") ?? [];
    if (text === undefined || line === undefined) return;
    text.value = text.value.slice(line.length);
    quotation.tagName = "div";
    quotation.properties = { ...quotation.properties, role: "note" };
    const name = kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase();
    const label: Text = title
      ? { type: "text", value: title }
      : { type: "text", value: name, data: ADDED_LABEL };
    quotation.children.unshift(h("p", h("strong", [label])));
  });
}

/** The node with which the first paragraph of a quotation begins. */
function openingOf({ tagName, children }: Element): ElementContent | undefined {
  const opening = children.find((child) => child.type === "element");
  return tagName === "blockquote" && opening?.tagName === "p" ? opening.children[0] : undefined;
}

/** Removes paragraphs that a transform or the sanitizer has emptied, which would take the space of a line. */
export function removeEmptyParagraphs(tree: Root): void {
  visit(tree, "element", ({ tagName, children }, index, parent) => {
    const isEmpty = children.every((child) => child.type === "text" && !/\S/.test(child.value));
    if (tagName !== "p" || !isEmpty || parent === undefined || index === undefined) return;
    parent.children.splice(index, 1);
    return index;
  });
}

/** Marks a number in bold at the beginning of a quotation, which the page shows large. */
export function markFigures(tree: Root): void {
  visit(tree, "element", (quotation) => {
    const figure = openingOf(quotation);
    if (figure?.type !== "element" || figure.tagName !== "strong") return;
    const words = textOf(figure);
    if (/\d/.test(words) && words.length <= MAX_FIGURE) figure.properties.dataFigure = "";
  });
}

/** Converts alignment to `data-align`, because pages allow no inline styles, and adds scopes to headers. */
export function describeCells(tree: Root): void {
  visit(tree, "element", ({ tagName, properties }) => {
    if (properties.align !== undefined) properties.dataAlign = properties.align;
    delete properties.align;
    if (tagName === "th") properties.scope ??= "col";
  });
}

/** With fewer columns, or with at most one column of text, a table fits a phone. */
const MIN_WIDE_COLUMNS = 4;

/** Labels the cells of a wide table with their columns' names, because a narrow window shows each row as a block. */
export function labelWideTables(tree: Root): void {
  visit(tree, "element", (table) => {
    if (table.tagName !== "table") return;
    const [head = [], ...rows] = rowsOf(table);
    if (!isWide(head) || !rows.every((cells) => isInColumns(cells, head.length))) return;
    const names = head.map((cell) => textOf(cell).trim());
    for (const cells of rows) {
      cells.forEach(({ properties }, column) => {
        properties.dataLabel = names[column];
      });
    }
  });
}

/** The cells of each row of a table. */
function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, "element", ({ tagName, children }) => {
    if (tagName === "tr") rows.push(children.filter((child) => child.type === "element"));
  });
  return rows;
}

function isWide(head: readonly Element[]): boolean {
  const texts = head.filter(({ properties }) => properties.dataAlign !== "right");
  const areHeads = head.every(({ tagName }) => tagName === "th");
  return areHeads && head.length >= MIN_WIDE_COLUMNS && texts.length >= 2;
}

function isInColumns(cells: readonly Element[], columns: number): boolean {
  const spans = cells.some(({ properties }) => properties.colSpan ?? properties.rowSpan);
  return cells.length === columns && !spans;
}

const REGION = {
  name: "scroll-region",
  // As soon as it is in the window.
  wake: "0%",
  role: "group",
  ariaLabel: "Table",
  tabIndex: 0,
};

/** Makes tables scroll in the same island as those of pages, and code a region that the keyboard can focus. */
export function makeScrollable(tree: Root): void {
  visit(tree, "element", (element, index, parent) => {
    if (element.tagName === "pre") element.properties.tabIndex = 0;
    if (element.tagName !== "table" || parent === undefined || index === undefined) return;
    parent.children[index] = h("page-island", REGION, element);
  });
}

/** Adds an accessible name to each checkbox and wraps the item's text in one element. */
export function labelTasks(tree: Root): void {
  visit(tree, "element", (element) => {
    if (element.tagName === "input") {
      element.properties.ariaLabel = element.properties.checked ? "Done" : "Open";
    }
    if (element.tagName === "li" && isTask(element)) wrapTaskText(element);
  });
}

const BLOCK = /^(?:p|h[2-6]|[uo]l|li|dl|dt|dd|blockquote|table|th|td|summary|figcaption)$/;

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Sets `dir="rtl"` on blocks whose first letter belongs to a right-to-left script. */
export function setDirection(tree: Root): void {
  if (!RIGHT_TO_LEFT.test(textOf(tree))) return;
  visit(tree, "element", (element) => {
    if (!BLOCK.test(element.tagName)) return;
    const letter = /\p{L}/u.exec(textOf(element))?.[0] ?? "";
    if (RIGHT_TO_LEFT.test(letter)) element.properties.dir ??= "rtl";
  });
}

function isTask({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes("task-list-item");
}

/** The checkbox is the first child of the item or, in a loose list, of its first paragraph. */
function wrapTaskText(item: Element): void {
  const first = item.children.find((child) => child.type === "element");
  const holder = first?.tagName === "p" ? first : item;
  const at = holder.children.findIndex(isCheckbox);
  const [checkbox] = at === -1 ? [] : holder.children.splice(at, 1);
  if (checkbox === undefined) return;
  item.children = [checkbox, h("div", item.children)];
}

function isCheckbox(node: ElementContent): boolean {
  return node.type === "element" && node.tagName === "input";
}

/** Ids that the page around a post uses. A number is appended to a heading's id that equals one of them. */
const PAGE_IDS = ["main", "menu", "search", "timeline"];

const HEADING = /^h[2-6]$/;

/** Adds the sanitizer's id prefix to links within the post. */
export function prefixInternalLinks(tree: Root): void {
  const ids = new Set<unknown>();
  visit(tree, "element", ({ properties }) => {
    if (properties.id !== undefined) ids.add(properties.id);
  });
  visit(tree, "element", (element) => {
    const { href, dataFootnoteRef } = element.properties;
    if (typeof href !== "string" || !href.startsWith("#")) return;
    const target = ID_PREFIX + href.slice(1);
    if (ids.has(target)) element.properties.href = `#${target}`;
    if (dataFootnoteRef !== undefined) element.properties.ariaLabel = `Note ${textOf(element)}`;
  });
}

/** Turns `h1` into `h2`, because the page's title is its only `h1`. */
export function demoteTitles(tree: Root): void {
  visit(tree, "element", (element) => {
    if (element.tagName === "h1") element.tagName = "h2";
  });
}

/** Makes the ids of headings unique and non-empty. */
export function makeHeadingIdsUnique(tree: Root): void {
  const taken = new Set<unknown>(PAGE_IDS);
  const headings: Element[] = [];
  visit(tree, "element", (element) => {
    if (HEADING.test(element.tagName)) headings.push(element);
    else taken.add(element.properties.id);
  });
  for (const heading of headings) {
    const id = freeId(String(heading.properties.id || "section"), taken);
    heading.properties.id = id;
    taken.add(id);
  }
}

function freeId(wanted: string, taken: ReadonlySet<unknown>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  return id;
}

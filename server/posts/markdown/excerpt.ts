import type { Element, Root, RootContent } from "hast";
import { shorten } from "../../../shared/shorten.ts";
import { ADDED_LABEL } from "./rendered-post.ts";

export const EXCERPT_LENGTH = 280;

/** From this length on, the next heading ends the excerpt. */
const MIN_LENGTH_BEFORE_HEADING = 120;

/** Elements without running text. */
const LEFT_OUT = /^(?:img|picture|figure|pre|table|page-island|input|section)$/;

/** Elements whose text does not continue the line before them. */
const BLOCK =
  /^(?:p|div|h[2-6]|[uo]l|li|d[ldt]|blockquote|details|summary|br|hr|page-island|table|pre)$/;

const HEADING = /^h[2-6]$/;

/** White space except U+00A0, which keeps a number and its unit on one line. */
const BREAKABLE_SPACE = /[^\S\u00A0]+/g;

interface Line {
  text: string;
  isHeading: boolean;
}

/**
 * Returns the beginning of a parsed post as plain text, for cards, feeds and descriptions: without pictures, tables,
 * code blocks and notes.
 */
export function excerptOf(tree: Root): string {
  return shorten(joined(linesOf(tree)), EXCERPT_LENGTH);
}

function linesOf(tree: Root): Line[] {
  const lines: Line[] = [];
  let isNew = true;
  const write = (value: string, isHeading: boolean) => {
    const last = lines.at(-1);
    if (isNew || last === undefined) lines.push({ text: value, isHeading });
    else last.text += value;
    isNew = false;
  };
  const read = (node: RootContent, isWithin: boolean) => {
    if (node.type === "text" && node.data !== ADDED_LABEL) write(node.value, isWithin);
    if (node.type === "element") readElement(node, isWithin || HEADING.test(node.tagName));
  };
  const readElement = (element: Element, isHeading: boolean) => {
    const isBlock = BLOCK.test(element.tagName);
    isNew ||= isBlock;
    if (!isLeftOut(element)) for (const child of element.children) read(child, isHeading);
    isNew ||= isBlock;
  };
  for (const node of tree.children) read(node, false);
  return lines;
}

function isLeftOut({ tagName, properties }: Element): boolean {
  return LEFT_OUT.test(tagName) || properties.dataFootnoteRef !== undefined;
}

/** Joins the lines, with a period after a heading, up to a heading below enough text. */
function joined(lines: readonly Line[]): string {
  let text = "";
  let joint = "";
  for (const { text: line, isHeading } of lines) {
    if (isHeading && text.length >= MIN_LENGTH_BEFORE_HEADING) break;
    const next = line.replace(BREAKABLE_SPACE, " ").trim();
    if (next === "") continue;
    text += joint + next;
    joint = isHeading && !/\p{P}$/u.test(next) ? ". " : " ";
  }
  return text;
}

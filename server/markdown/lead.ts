import type { Element, ElementContent, Root, Text } from "hast";
import { shorten } from "../../shared/excerpt.ts";
import { PICTURE_NAME } from "./pictures.ts";
import { paragraphOf } from "./plain-post.ts";

/** Characters of a card's text: it shows three lines at most. `slack` lets the last word end. */
const LENGTH = { enough: 120, most: 360, slack: 40 };
const MOST_BLOCKS = 3;

const BLOCK = /^(?:p|[uo]l|blockquote)$/;
const HEADING = /^h[2-6]$/;

/** Removed with its content: a card has no pictures, controls or tables. */
const LEFT_OUT = /^(?:img|input|table|pre|hr|details|figure|section|h[2-6])$/;

const KEPT = /^(?:p|[uo]l|li|blockquote|em|strong|b|i|s|del|ins|code|kbd|mark|sub|sup|q|abbr|br)$/;

/** How full the card is: a character or an element counts as 1. */
interface Card {
  length: number;
}

/**
 * The first blocks of a post for a card. A card is a link, so its text has no links.
 * A post that does not begin with text gets its excerpt.
 */
export function leadOf(tree: Root, excerpt: string): Root {
  const card: Card = { length: 0 };
  const blocks: ElementContent[] = [];
  for (const block of tree.children) {
    if (block.type !== "element") continue;
    if (blocks.length === MOST_BLOCKS || isFull(card, block)) break;
    if (BLOCK.test(block.tagName)) blocks.push(...copy(block, card));
  }
  return { type: "root", children: blocks.length > 0 ? blocks : [paragraphOf(excerpt)] };
}

function isFull(card: Card, next: Element): boolean {
  return card.length >= (HEADING.test(next.tagName) ? LENGTH.enough : LENGTH.most);
}

function copy(element: Element, card: Card): ElementContent[] {
  const { tagName, properties } = element;
  const isNote = properties.dataFootnoteRef !== undefined;
  if (isNote || isFull(card, element) || LEFT_OUT.test(tagName)) return [];
  card.length += 1;
  const children = element.children.flatMap((child) => {
    if (child.type === "element") return copy(child, card);
    const isShown = child.type === "text" && child.data !== PICTURE_NAME;
    return isShown && card.length < LENGTH.most ? [cut(child, card)] : [];
  });
  if (!KEPT.test(tagName) || (children.length === 0 && tagName !== "br")) return children;
  const { dir } = properties;
  return [{ type: "element", tagName, properties: dir ? { dir } : {}, children }];
}

function cut({ value }: Text, card: Card): Text {
  const kept = shorten(value, LENGTH.most - card.length + LENGTH.slack);
  card.length = kept === value ? card.length + value.length : LENGTH.most;
  return { type: "text", value: kept };
}

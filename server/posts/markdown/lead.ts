import type { Element, ElementContent, Root, Text } from "hast";
import { h } from "hastscript";
import { shorten } from "../../../shared/shorten.ts";
import { ADDED_LABEL } from "./rendered-post.ts";

/** Lengths in characters. From `enough` on, the lead ends with the block. */
const LENGTH = { enough: 40, max: 100 };
const MAX_BLOCKS = 3;

const BLOCK = /^(?:p|[uo]l|blockquote)$/;

/** Elements that are removed with their content. */
const REMOVED = /^(?:img|input|table|pre|hr|details|figure|section|h[2-6])$/;

/** Elements that are kept. Others leave their content. */
const KEPT = /^(?:p|[uo]l|li|blockquote|em|strong|b|i|s|del|ins|code|kbd|mark|sub|sup|q|abbr|br)$/;

/**
 * Copies the first blocks of a post for its card, without links, because the card itself is a link.
 * A post that does not begin with text gets its excerpt.
 */
export function leadOf(tree: Root, excerpt: string): Root {
  /** The length so far. A character or an element counts as 1. */
  let length = 0;

  function copy(element: Element): ElementContent[] {
    const { tagName, properties } = element;
    const isNote = properties.dataFootnoteRef !== undefined;
    if (isNote || length >= LENGTH.max || REMOVED.test(tagName)) return [];
    length += 1;
    const children = element.children.flatMap((child) => {
      if (child.type === "element") return copy(child);
      const isShown = child.type === "text" && child.data !== ADDED_LABEL;
      return isShown && length < LENGTH.max ? [cut(child)] : [];
    });
    if (!KEPT.test(tagName) || (children.length === 0 && tagName !== "br")) return children;
    const { dir } = properties;
    return [{ type: "element", tagName, properties: dir ? { dir } : {}, children }];
  }

  function cut({ value }: Text): Text {
    const kept = shorten(value, LENGTH.max - length);
    length = kept === value ? length + value.length : LENGTH.max;
    return { type: "text", value: kept };
  }

  const blocks: ElementContent[] = [];
  for (const block of tree.children) {
    if (block.type !== "element") continue;
    if (blocks.length === MAX_BLOCKS || length >= LENGTH.enough) break;
    if (BLOCK.test(block.tagName)) blocks.push(...copy(block));
  }
  return h(null, blocks.length > 0 ? blocks : [h("p", shorten(excerpt, LENGTH.max))]);
}

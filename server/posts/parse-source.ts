import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Parses Markdown to a tree with positions. Use it only for texts that the Markdown worker could parse. */
export function parseSource(content: string): Root {
  return parser.parse(content);
}

import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** A post's markdown as a tree with positions. Only for texts that the markdown worker has parsed in time. */
export function parseSource(content: string): Root {
  return parser.parse(content);
}

import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** A post's markdown with places, for text that the site's own parser gets through in time. */
export function parseSource(content: string): Root {
  return parser.parse(content);
}

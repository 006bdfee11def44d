import type { Root } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import rehypeRaw from "rehype-raw";
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype, { type Options as HtmlOptions } from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { Heading } from "../../../client/post-data.ts";
import { addressesOf, lowerSchemes, setForeignRel } from "./addresses.ts";
import {
  demoteTitles,
  describeCells,
  labelCallouts,
  labelTasks,
  labelWideTables,
  makeHeadingIdsUnique,
  makeScrollable,
  markFigures,
  prefixInternalLinks,
  removeEmptyParagraphs,
  setDirection,
} from "./blocks.ts";
import { decorateCode } from "./code-blocks.ts";
import { contentSchema } from "./content-schema.ts";
import { excerptOf } from "./excerpt.ts";
import { omissionsIn, writtenReferences } from "./inspect.ts";
import { leadOf } from "./lead.ts";
import {
  captionPictures,
  type FindPicture,
  type SignPicture,
  showPictures,
  sizePictures,
} from "./pictures.ts";
import type { InspectedPost, ParsedPost } from "./rendered-post.ts";

interface ParserOptions {
  /** The public origin, which identifies the site's own pictures and links. */
  siteUrl: string;
  pictureOf?: FindPicture;
  /** By default, pictures on other hosts become links. */
  signPicture?: SignPicture;
}

/** Longer texts are not parsed. */
const MAX_CHARACTERS = 200_000;

/** Options for footnotes with a visible heading and links back to every citation. */
const footnotes: HtmlOptions = {
  // The sanitizer adds its own prefix to every id.
  clobberPrefix: "",
  footnoteLabel: "Notes",
  footnoteLabelProperties: {},
  footnoteBackContent: (_note, citation) => backTo(citation),
  footnoteBackLabel: (note, citation) => `${backTo(citation)}, note ${note + 1}`,
};

/**
 * Creates the parser of posts. Only the Markdown worker calls it, because some texts take minutes or
 * overflow the stack. Its functions throw RangeError on a text that is too long.
 */
export function createPostParser({
  siteUrl,
  pictureOf = () => undefined,
  signPicture = () => undefined,
}: ParserOptions) {
  const reader = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true, ...footnotes })
    .use(rehypeRaw)
    .freeze();
  const addresses = addressesOf(siteUrl);
  const transformer = unified()
    .use(() => lowerSchemes)
    .use(rehypeSanitize, contentSchema)
    // The plugins below run after the sanitizer, so they must not add raw input.
    .use(() => demoteTitles)
    .use(() => prefixInternalLinks)
    .use(rehypeSlug)
    .use(() => makeHeadingIdsUnique)
    .use(() => labelTasks)
    .use(() => labelCallouts)
    .use(() => removeEmptyParagraphs)
    .use(() => markFigures)
    .use(() => describeCells)
    .use(() => labelWideTables)
    .use(() => makeScrollable)
    .use(() => (tree: Root) => setForeignRel(tree, addresses))
    .use(() => (tree: Root) => showPictures(tree, addresses, signPicture))
    .use(() => captionPictures)
    .use(() => setDirection)
    .freeze();

  function read(markdown: string) {
    if (markdown.length > MAX_CHARACTERS) throw new RangeError("The text is too long");
    const source = reader.parse(markdown);
    const html = reader.runSync(source);
    return { markdown, source, html };
  }
  const treeOf = (html: Root) => transformer.runSync(html) as Root;

  return {
    parse(markdown: string): ParsedPost {
      const tree = treeOf(read(markdown).html);
      sizePictures(tree, pictureOf);
      decorateCode(tree);
      const excerpt = excerptOf(tree);
      const lead = leadOf(tree, excerpt);
      return { tree, lead, excerpt, headings: headingsOf(tree) };
    },
    inspect(markdown: string): InspectedPost {
      const post = read(markdown);
      const omissions = omissionsIn(post);
      const references = writtenReferences(post);
      const tree = treeOf(post.html);
      const ids: string[] = [];
      visit(tree, "element", ({ properties: { id } }) => {
        if (typeof id === "string") ids.push(id);
      });
      return { ids, excerpt: excerptOf(tree), references, omissions };
    },
  };
}

function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, "element", (element) => {
    const { id } = element.properties;
    const depth = element.tagName === "h2" ? 2 : 3;
    if (element.tagName !== `h${depth}` || typeof id !== "string") return;
    headings.push({ id, text: textOf(element), depth });
  });
  return headings;
}

/** `citation` counts from 1. */
function backTo(citation: number): string {
  return citation > 1 ? `Back to text (${citation})` : "Back to text";
}

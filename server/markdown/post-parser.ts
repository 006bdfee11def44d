import type { Root } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import rehypeRaw from "rehype-raw";
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype, { type Options as HtmlOptions } from "remark-rehype";
import { type Preset, unified } from "unified";
import { visit } from "unist-util-visit";
import { type Addresses, addressesOf, setForeignRel } from "./addresses.ts";
import { demoteTitles, makeHeadingIdsUnique, prefixInternalLinks } from "./anchors.ts";
import {
  describeCells,
  labelCallouts,
  labelTasks,
  labelWideTables,
  makeScrollable,
  markFigures,
  setDirection,
} from "./blocks.ts";
import { decorateCode } from "./code-blocks.ts";
import { contentSchema } from "./content-schema.ts";
import { excerptOf } from "./excerpt.ts";
import { leadOf } from "./lead.ts";
import { assertElementLimit, assertHtmlLimits } from "./limits.ts";
import {
  captionPictures,
  type SignPicture,
  type SizedPicture,
  showPictures,
  sizePictures,
} from "./pictures.ts";
import type { ParsedPost, PostHeading } from "./rendered-post.ts";

interface ParserOptions {
  /** The public origin, which identifies the site's own pictures and links. */
  siteUrl: string;
  /** Finds the sizes of one of the site's own pictures. */
  pictureOf?: (url: string) => SizedPicture | undefined;
  /** By default, pictures on other hosts become links. */
  signPicture?: SignPicture;
}

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
 * overflow the stack. The parser throws RangeError on a post that is too large.
 */
export function createPostParser({
  siteUrl,
  pictureOf = () => undefined,
  signPicture,
}: ParserOptions): (markdown: string) => ParsedPost {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(() => assertElementLimit)
    .use(remarkRehype, { allowDangerousHtml: true, ...footnotes })
    .use(htmlTransforms(addressesOf(siteUrl), signPicture))
    .freeze();

  return (markdown) => {
    const tree = processor.runSync(processor.parse(markdown));
    assertHtmlLimits(tree);
    sizePictures(tree, pictureOf);
    decorateCode(tree);
    const excerpt = excerptOf(markdown);
    return {
      tree,
      lead: leadOf(tree, excerpt),
      excerpt,
      headings: headingsOf(tree),
      escaped: false,
    };
  };
}

/** The plugins that sanitize and transform a post's HTML, both raw and generated from Markdown. */
export function htmlTransforms(
  addresses: Addresses,
  signPicture: SignPicture = () => undefined,
): Preset {
  return {
    plugins: [
      rehypeRaw,
      [rehypeSanitize, contentSchema],
      // The plugins below run after the sanitizer, so they must not add raw input.
      () => demoteTitles,
      () => prefixInternalLinks,
      rehypeSlug,
      () => makeHeadingIdsUnique,
      () => labelTasks,
      () => labelCallouts,
      () => markFigures,
      () => describeCells,
      () => labelWideTables,
      () => makeScrollable,
      () => (tree: Root) => setForeignRel(tree, addresses),
      () => (tree: Root) => showPictures(tree, addresses, signPicture),
      () => captionPictures,
      () => setDirection,
    ],
  };
}

function headingsOf(tree: Root): PostHeading[] {
  const headings: PostHeading[] = [];
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

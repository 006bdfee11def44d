import type { Root } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import rehypeRaw from "rehype-raw";
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { excerptOf } from "../../shared/excerpt.ts";
import { addressesOf } from "./addresses.ts";
import { demoteTitles, followPrefix, settleHeadingIds } from "./anchors.ts";
import { dressCode } from "./code-blocks.ts";
import { compactTree } from "./compact-tree.ts";
import { contentSchema } from "./content-schema.ts";
import { footnotes } from "./footnotes.ts";
import { leadOf } from "./lead.ts";
import { limitSource } from "./limits.ts";
import { guardLinks } from "./links.ts";
import { type SizedPicture, sizePictures } from "./picture-sizes.ts";
import { captionPictures, keepPicturesHome } from "./pictures.ts";
import { readingMinutes } from "./reading-time.ts";
import type { ParsedPost, PostHeading } from "./rendered-post.ts";
import { makeScrollable } from "./scroll-regions.ts";
import { describeCells } from "./table-cells.ts";
import { nameTasks } from "./task-list.ts";
import { setDirection } from "./text-direction.ts";

interface ParserOptions {
  /** The public origin: pictures and links that begin with it are the site's own. */
  siteUrl: string;
  /** Asked for every picture of the site's own. */
  pictureOf?: (url: string) => SizedPicture | undefined;
}

/**
 * Parses posts of the site. Slow and deep for some texts, so a thread of its own calls
 * it. The parser throws RangeError on a post that is too large.
 */
export function createPostParser({
  siteUrl,
  pictureOf = () => undefined,
}: ParserOptions): (markdown: string) => ParsedPost {
  const addresses = addressesOf(siteUrl);
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(() => limitSource)
    .use(remarkRehype, { allowDangerousHtml: true, ...footnotes })
    .use(rehypeRaw)
    .use(rehypeSanitize, contentSchema)
    // From here on only what this site itself writes is added: nothing after may copy raw input.
    .use(() => demoteTitles)
    .use(() => followPrefix)
    .use(rehypeSlug)
    .use(() => settleHeadingIds)
    .use(() => nameTasks)
    .use(() => describeCells)
    .use(() => makeScrollable)
    .use(() => (tree: Root) => guardLinks(tree, addresses))
    .use(() => (tree: Root) => keepPicturesHome(tree, addresses))
    .use(() => captionPictures)
    .use(() => setDirection)
    .freeze();

  return (markdown) => {
    const tree = compactTree(processor.runSync(processor.parse(markdown)));
    sizePictures(tree, pictureOf);
    const minutes = readingMinutes(textOf(tree));
    dressCode(tree);
    const excerpt = excerptOf(markdown);
    return {
      tree,
      lead: leadOf(tree, excerpt),
      excerpt,
      headings: headingsOf(tree),
      minutes,
      escaped: false,
    };
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

import { paths } from "../../../shared/paths.ts";
import type { PostSummary } from "../../../shared/post.ts";
import type { Site } from "../../../shared/site.ts";

type CitedPost = Pick<PostSummary, "slug" | "title" | "author" | "publishedAt">;

/** A BibTeX entry for a post: http://mirrors.ctan.org/biblio/bibtex/base/btxdoc.pdf. */
export function bibtexOf({ slug, title, author, publishedAt }: CitedPost, site: Site): string {
  const date = publishedAt === null ? undefined : new Date(publishedAt);
  const fields = [
    // Double braces keep BibTeX from dividing a company's name and from changing the capitals of a title.
    [
      "author",
      author === null || /\bteam$/i.test(author)
        ? `{${plain(author ?? site.name)}}`
        : plain(author),
    ],
    ["title", `{${plain(title)}}`],
    ["year", date && String(date.getUTCFullYear())],
    ["month", date && String(date.getUTCMonth() + 1)],
    ["publisher", `{${plain(site.name)}}`],
    ["url", `${site.url}${paths.insight(slug)}`],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []));
  return `@misc{${keyOf(slug)},\n${lines.join(",\n")}\n}`;
}

function keyOf(slug: string): string {
  return slug.replaceAll(/[^A-Za-z0-9-]+/g, "-").replaceAll(/^-+|-+$/g, "") || "post";
}

const COMMANDS: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

/** Escapes the special characters of LaTeX. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\\~^&%$#_{}]/g, (character) => COMMANDS[character] ?? `\\${character}`);
}

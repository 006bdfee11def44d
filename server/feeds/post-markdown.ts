import { longDate } from "../../shared/format.ts";
import { paths } from "../../shared/paths.ts";
import { categoryLabels, categoryOf } from "../../shared/post.ts";
import { findPost } from "../db/posts.ts";
import type { ContentFile } from "./content-file.ts";

/** `GET /insights/<slug>.md`: a post's Markdown source with its title, date, author and address. */
export const postMarkdown: ContentFile = {
  path: "/insights/:slug.md",
  type: "text/markdown; charset=utf-8",
  cache: "content",
  async write({ db, config, params }) {
    const post = await findPost(db, params.slug ?? "");
    if (post === undefined) return undefined;
    const { title, author, publishedAt, revisedAt, revisionNote, category, slug, content } = post;
    const facts = [
      categoryLabels[categoryOf(category)],
      ...(publishedAt ? [longDate(publishedAt)] : []),
      ...(author ? [`By ${author}`] : []),
      ...(revisedAt ? [revisionOf(revisedAt, revisionNote)] : []),
      `<${config.site.url}${paths.insight(slug)}>`,
    ];
    return `# ${title.replaceAll(/\s+/g, " ")}\n\n${facts.join(" · ")}\n\n${content}\n`;
  },
};

function revisionOf(revisedAt: Date, note: string | null): string {
  const words = note === null ? "" : ` (${note.replaceAll(/\s+/g, " ")})`;
  return `Revised ${longDate(revisedAt)}${words}`;
}

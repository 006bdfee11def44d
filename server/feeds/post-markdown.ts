import { longDate } from "../../shared/format.ts";
import { paths } from "../../shared/paths.ts";
import { categoryLabels, categoryOf } from "../../shared/post.ts";
import { findPostRevision, type PostRevision } from "../db/post-revision.ts";
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
    const revision = await findPostRevision(db, post.slug);
    const { title, author, publishedAt, category, slug, content } = post;
    const facts = [
      categoryLabels[categoryOf(category)],
      ...(publishedAt ? [longDate(publishedAt)] : []),
      ...(author ? [`By ${author}`] : []),
      ...(revision ? [revisionOf(revision)] : []),
      `<${config.site.url}${paths.insight(slug)}>`,
    ];
    return `# ${title.replaceAll(/\s+/g, " ")}\n\n${facts.join(" · ")}\n\n${content}\n`;
  },
};

function revisionOf({ changedAt, note }: PostRevision): string {
  const words = note === null ? "" : ` (${note.replaceAll(/\s+/g, " ")})`;
  return `Revised ${longDate(changedAt)}${words}`;
}

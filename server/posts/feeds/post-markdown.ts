import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";
import { longDate } from "../../../shared/format.ts";
import { paths } from "../../../shared/paths.ts";
import { categoryLabels, categoryOf } from "../../../shared/post.ts";
import type { GeneratedFile } from "../../pages/generated-file.ts";
import type { PostDeps } from "../post-reader.ts";
import { findPost, findRenamedPost } from "../queries/posts.ts";

/** A post's address, up to its query. */
const POST_ADDRESS = /^\/insights\/[^/?]+(?<!\.md)(?=\?|$)/;

/**
 * Lets `Accept: text/markdown` choose a post's Markdown at the post's own address: the request continues as one for
 * the address with `.md`.
 */
export function preferMarkdown(request: IncomingMessage): void {
  const { url = "/", headers } = request;
  if (!headers.accept?.includes("text/markdown") || !POST_ADDRESS.test(url)) return;
  const type = new Negotiator(request).mediaType(["text/html", "text/markdown"]);
  if (type === "text/markdown") request.url = url.replace(POST_ADDRESS, "$&.md");
}

/** `GET /insights/<slug>.md`: a post's Markdown source with its title, date, author and address. */
export const postMarkdown: GeneratedFile<PostDeps> = {
  path: "/insights/:slug.md",
  type: "text/markdown; charset=utf-8",
  cache: "content",
  vary: "Accept",
  async write({ db, config, params }) {
    const { slug: requested = "" } = params;
    const post = await findPost(db, requested);
    if (post === undefined) {
      const renamed = await findRenamedPost(db, requested);
      return renamed && { location: paths.insightMarkdown(renamed) };
    }
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

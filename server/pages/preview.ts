import type { PreviewData } from "../../client/pages/preview.tsx";
import { findPost } from "../db/posts.ts";
import { isPreviewToken } from "../posts/preview-token.ts";
import { viewOf } from "./insight.ts";
import type { LoadContext } from "./route.ts";

/** Loads a post for a valid preview token; undefined for an invalid one. @throws errors of the database */
export async function loadPreview(context: LoadContext): Promise<PreviewData | undefined> {
  const { db, params, now } = context;
  const { slug = "", token = "" } = params;
  if (!(await isPreviewToken(db, slug, token, now()))) return undefined;
  const post = await findPost(db, slug, { anyDate: true });
  if (post === undefined) return undefined;
  const isPublic = post.publishedAt === null || post.publishedAt <= now();
  return { post: await viewOf(context, post), isPublic };
}

import { parentPort, workerData } from "node:worker_threads";
import { pictureOfText } from "../../client/media/post-pictures.ts";
import { type PictureSigner, signedAddress } from "../remote-pictures/signed-address.ts";
import { excerptOf } from "./excerpt.ts";
import { isParsable } from "./limits.ts";
import { plainPost } from "./plain-post.ts";
import { createPostParser } from "./post-parser.ts";
import type { RenderedPost } from "./rendered-post.ts";
import { writeHtml } from "./write-html.ts";

export interface MarkdownWorkerData {
  siteUrl: string;
  pictureSigner: PictureSigner | undefined;
}

export interface MarkdownTask {
  type: "post" | "excerpt";
  markdown: string;
}

export interface PostReply {
  post: RenderedPost;
  /** Why the text was escaped instead of parsed. */
  escapeReason?: string;
}

export interface ExcerptReply {
  excerpt: string;
}

/** Longer HTML would block the receiving thread. */
const MAX_HTML_CHARACTERS = 3_000_000;

const { siteUrl, pictureSigner } = workerData as MarkdownWorkerData;
const parse = createPostParser({
  siteUrl,
  pictureOf: pictureOfText,
  signPicture: (url) => pictureSigner && signedAddress(pictureSigner, url),
});

parentPort?.on("message", ({ type, markdown }: MarkdownTask) => {
  const reply: PostReply | ExcerptReply =
    type === "excerpt" ? { excerpt: excerptOf(markdown) } : replyTo(markdown);
  parentPort?.postMessage(reply);
});
parentPort?.postMessage("ready");

function replyTo(markdown: string): PostReply {
  try {
    return { post: parsePost(markdown) };
  } catch (error) {
    return { post: writeHtml(plainPost(markdown)), escapeReason: String(error) };
  }
}

function parsePost(markdown: string): RenderedPost {
  if (!isParsable(markdown)) throw new RangeError("The text is too long or too deep");
  const post = writeHtml(parse(markdown));
  if (post.html.length > MAX_HTML_CHARACTERS) throw new RangeError("The HTML is too long");
  return post;
}

import { parentPort, workerData } from "node:worker_threads";
import { pictureOfText } from "../../client/media/post-pictures.ts";
import { excerptOf } from "../../shared/excerpt.ts";
import { isParsable } from "./limits.ts";
import { plainPost } from "./plain-post.ts";
import { createPostParser } from "./post-parser.ts";
import type { RenderedPost } from "./rendered-post.ts";
import { writeHtml } from "./write-html.ts";

/** What is wanted of a text: all of it, or its excerpt alone. */
export interface ParserTask {
  wanted: "post" | "excerpt";
  markdown: string;
}

export type ParserReply = PostReply | { excerpt: string };

interface PostReply {
  post: RenderedPost;
  /** Why the text could not be parsed. */
  refused?: string;
}

/** The receiving thread copies it in one go. */
const HTML_CHARACTERS = 3_000_000;

const parse = createPostParser({ siteUrl: String(workerData), pictureOf: pictureOfText });

parentPort?.on("message", (task: ParserTask) => parentPort?.postMessage(replyTo(task)));
parentPort?.postMessage("ready");

function replyTo({ wanted, markdown }: ParserTask): ParserReply {
  return wanted === "excerpt" ? { excerpt: excerptOf(markdown) } : postReply(markdown);
}

function postReply(markdown: string): PostReply {
  try {
    return { post: parsedPost(markdown) };
  } catch (error) {
    return { post: writeHtml(plainPost(markdown)), refused: String(error) };
  }
}

function parsedPost(markdown: string): RenderedPost {
  if (!isParsable(markdown)) throw new RangeError("The text is too long or too deep");
  const post = writeHtml(parse(markdown));
  if (post.html.length > HTML_CHARACTERS) throw new RangeError("The HTML is too long");
  return post;
}

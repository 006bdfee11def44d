import { workerData } from "node:worker_threads";
import { pictureOfText } from "../../../client/media/post-pictures.ts";
import { type PictureSigner, signedAddress } from "../remote-pictures/signed-address.ts";
import { plainPost } from "./plain-post.ts";
import { createPostParser } from "./post-parser.ts";
import type { InspectedPost, RenderedPost } from "./rendered-post.ts";
import { writeHtml } from "./write-html.ts";

export interface MarkdownWorkerData {
  siteUrl: string;
  pictureSigner: PictureSigner | undefined;
}

/** The tasks, by the names of the functions that this program exports. */
export interface MarkdownTasks {
  ready: undefined;
  render: RenderedPost;
  inspect: InspectedPost;
}

/** Longer HTML would block the receiving thread. */
const MAX_HTML_CHARACTERS = 3_000_000;

const { siteUrl, pictureSigner } = workerData as MarkdownWorkerData;
const parser = createPostParser({
  siteUrl,
  pictureOf: pictureOfText,
  signPicture: (url) => pictureSigner && signedAddress(pictureSigner, url),
});

/** Returns once this program has loaded, so that loading does not count towards the deadline of a text. */
export function ready(): void {}

export function render(markdown: string): RenderedPost {
  try {
    const post = writeHtml(parser.parse(markdown));
    if (post.html.length > MAX_HTML_CHARACTERS) throw new RangeError("The HTML is too long");
    return post;
  } catch (error) {
    return writeHtml(plainPost(markdown, error));
  }
}

/** @throws Error if the post would be shown escaped */
export function inspect(markdown: string): InspectedPost {
  return parser.inspect(markdown);
}

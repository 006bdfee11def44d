import { visit } from "unist-util-visit";
import { type Media, mediaAddress } from "../../shared/post-media.ts";
import type { NewPostRecord } from "../db/post-records.ts";
import { fileOfPicture, hasPictureExtension, isLocalPicture } from "./local-picture.ts";
import { parseSource } from "./parse-source.ts";

/** Stores the picture in a file. Returns its hash and size. */
type ImportPicture = (file: string) => Promise<Media>;

/** Imports the local pictures of a post and replaces their paths by the site's addresses. */
export async function importPictures(
  post: NewPostRecord,
  path: string,
  importPicture: ImportPicture,
): Promise<NewPostRecord> {
  const addressOf = async (url: string) =>
    mediaAddress(await importPicture(fileOfPicture(url, path)));
  const { content, image_url } = post;
  let text = "";
  let end = 0;
  for (const { url, from } of localPictures(content)) {
    text += content.slice(end, from) + (await addressOf(url));
    end = from + url.length;
  }
  return {
    ...post,
    content: text + content.slice(end),
    image_url: image_url && isLocalPicture(image_url) ? await addressOf(image_url) : image_url,
  };
}

/** Lists addresses of local pictures and their offsets, in the order of the text. */
function localPictures(content: string): { url: string; from: number }[] {
  const found: { url: string; from: number }[] = [];
  visit(parseSource(content), (node) => {
    if (node.type !== "image" && node.type !== "definition") return;
    const { url, type, position } = node;
    if (!isLocalPicture(url) || (type === "definition" && !hasPictureExtension(url))) return;
    const start = position?.start.offset ?? 0;
    const source = content.slice(start, position?.end.offset);
    found.push({ url, from: start + offsetOf(url, source) });
  });
  return found;
}

/** Finds the address, which follows the bracket that closes the alternative text. */
function offsetOf(url: string, source: string): number {
  for (const { 0: opening, index } of source.matchAll(/\](?:\(|:)\s*<?/g)) {
    const offset = index + opening.length;
    if (source.startsWith(url, offset)) return offset;
  }
  throw new Error(`Write the address of the picture ${url} without escapes`);
}

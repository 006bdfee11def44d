import { visit } from "unist-util-visit";
import { type Media, mediaAddress } from "../../shared/post-media.ts";
import type { NewPostRecord } from "../db/post-records.ts";
import { fileOfPicture, hasPictureExtension, isLocalPicture } from "./local-picture.ts";
import { parseSource } from "./parse-source.ts";

/** Makes a file ready for the site and gives its address and shape. */
export type TakePicture = (file: string) => Promise<Media>;

/** The post with every file beside it replaced by the address under which the site serves it. */
export async function takePictures(
  post: NewPostRecord,
  path: string,
  take: TakePicture,
): Promise<NewPostRecord> {
  const addressOf = async (url: string) => mediaAddress(await take(fileOfPicture(url, path)));
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

/** The addresses of local pictures and where they stand, in the text's order. */
function localPictures(content: string): { url: string; from: number }[] {
  const found: { url: string; from: number }[] = [];
  visit(parseSource(content), (node) => {
    if (node.type !== "image" && node.type !== "definition") return;
    const { url, type, position } = node;
    if (!isLocalPicture(url) || (type === "definition" && !hasPictureExtension(url))) return;
    const start = position?.start.offset ?? 0;
    const source = content.slice(start, position?.end.offset);
    found.push({ url, from: start + placeOf(url, source) });
  });
  return found;
}

/** An address follows the bracket that closes the picture's words. */
function placeOf(url: string, source: string): number {
  for (const { 0: opening, index } of source.matchAll(/\](?:\(|:)\s*<?/g)) {
    const place = index + opening.length;
    if (source.startsWith(url, place)) return place;
  }
  throw new Error(`Write the address of the picture ${url} without escapes`);
}

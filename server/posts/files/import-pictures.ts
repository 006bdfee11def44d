import { type Media, mediaAddress } from "../../../client/media/post-media.ts";
import { reasonOf } from "../../base/errors.ts";
import type { Reference } from "../markdown/rendered-post.ts";
import type { NewPostRecord } from "../queries/post-records.ts";
import { isLocalPicture } from "./picture-file.ts";

/** Stores the picture at a local address. Returns its hash and size. */
type ImportPicture = (address: string) => Promise<Media>;

/** Imports the local pictures of a post and replaces their paths by the site's addresses. @throws Error with the line */
export async function importPictures(
  post: NewPostRecord,
  references: readonly Reference[],
  importPicture: ImportPicture,
): Promise<NewPostRecord> {
  const addresses = new Map<number, { end: number; address: string }>();
  for (const { kind, address, line, written } of references) {
    if (kind !== "picture" || !isLocalPicture(address)) continue;
    if (written === undefined) {
      throw new Error(`line ${line} of the text: write the address ${address} without escapes`);
    }
    const media = await importPicture(address).catch((failure) => {
      throw new Error(`line ${line} of the text: ${address}: ${reasonOf(failure)}`);
    });
    addresses.set(written.start, { end: written.end, address: mediaAddress(media) });
  }
  const { content, image_url } = post;
  let text = "";
  let end = 0;
  for (const [start, place] of [...addresses].sort(([one], [other]) => one - other)) {
    text += content.slice(end, start) + place.address;
    end = place.end;
  }
  return {
    ...post,
    content: text + content.slice(end),
    image_url:
      image_url && isLocalPicture(image_url)
        ? mediaAddress(await importPicture(image_url))
        : image_url,
  };
}

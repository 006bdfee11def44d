import { open, readdir, realpath } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { type Media, mediaAddress } from "../../../client/media/post-media.ts";
import { reasonOf } from "../../base/errors.ts";
import type { Reference } from "../markdown/rendered-post.ts";
import type { NewPostRecord } from "../queries/post-records.ts";

const MAX_BYTES = 50_000_000;

/** True if the address is a path to a file beside the post's own file. */
export function isLocalPicture(address: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|[/\\#]|$)/i.test(address);
}

/**
 * Reads a picture file below the folder of the post's file, by a relative address. @param path path of the post's
 * file @throws Error with the reason
 */
export async function readPictureFile(address: string, path: string): Promise<Buffer> {
  const folder = await realpath(dirname(path));
  const file = await findFile(address, folder);
  if (file === undefined) throw new Error(`There is no file ${address}`);
  // Files of other people may name any file of this machine.
  if (!file.startsWith(folder + sep)) {
    throw new Error(`The file ${address} is outside of the post's folder`);
  }
  const handle = await open(file);
  try {
    const found = await handle.stat();
    if (!found.isFile()) throw new Error(`${address} is not a file`);
    if (found.size === 0) throw new Error(`The file ${address} is empty`);
    if (found.size > MAX_BYTES) throw new Error(`The file ${address} is larger than 50 MB`);
    const content = Buffer.alloc(found.size);
    await handle.read(content, 0, content.length, 0);
    return content;
  } finally {
    await handle.close();
  }
}

/** Returns the real path of the file with this name, as it is written or without percent-encoding and query. */
async function findFile(address: string, folder: string): Promise<string | undefined> {
  const bare = address.replace(/[?#].*$/s, "");
  for (const name of [address, decoded(address), bare, decoded(bare)]) {
    const path = resolve(folder, name);
    const found = await realpath(path).catch(() => findOtherForm(path, folder));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Finds a file whose name has the same letters in another Unicode form, as files from a Mac have. */
async function findOtherForm(path: string, folder: string): Promise<string | undefined> {
  let found = folder;
  for (const part of relative(folder, path).split(sep)) {
    const names = await readdir(found).catch((): string[] => []);
    const name = names.find((each) => each.normalize() === part.normalize());
    if (name === undefined) return undefined;
    found = join(found, name);
  }
  return realpath(found).catch(() => undefined);
}

/** A part of an address without percent-encoding; as it is if the encoding is wrong. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

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
  let { content, image_url } = post;
  // From the end, so that the other places stay where they are.
  for (const [start, { end, address }] of [...addresses].sort(([one], [other]) => other - one)) {
    content = content.slice(0, start) + address + content.slice(end);
  }
  if (image_url && isLocalPicture(image_url)) {
    image_url = mediaAddress(await importPicture(image_url));
  }
  return { ...post, content, image_url };
}

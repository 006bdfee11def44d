import { dirname, extname, resolve } from "node:path";

const EXTENSIONS = /^\.(?:avif|gif|jpe?g|png|svg|tiff?|webp)$/i;

/** Whether an address names a file beside the post, which the site does not have yet. */
export function isLocalPicture(address: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|[/\\#]|$)/i.test(address);
}

/** @param path of the post's own file */
export function fileOfPicture(address: string, path: string): string {
  const file = withoutQuery(address);
  try {
    return resolve(dirname(path), decodeURI(file));
  } catch {
    return resolve(dirname(path), file);
  }
}

export function hasPictureExtension(address: string): boolean {
  return EXTENSIONS.test(extname(withoutQuery(address)));
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, "");
}

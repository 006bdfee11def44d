import { dirname, extname, resolve } from "node:path";

const EXTENSIONS = /^\.(?:avif|gif|jpe?g|png|svg|tiff?|webp)$/i;

/** True if the address is a path to a file beside the post's own file. */
export function isLocalPicture(address: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|[/\\#]|$)/i.test(address);
}

/** Resolves the address against the path of the post's file. */
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

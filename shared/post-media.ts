/** Widths in which a post's picture is stored, in pixels; never wider than the picture itself. */
const WIDTHS = [480, 800, 1200, 1600, 2400];

export const mediaFormats = ["avif", "webp"] as const;
export type MediaFormat = (typeof mediaFormats)[number];

/** One stored file of a picture. */
export interface MediaFile {
  /** Sixteen hexadecimal digits. */
  hash: string;
  width: number;
  format: MediaFormat;
}

/** A picture as posts name it: its widest file and its shape, so that the text around it stands still. */
export interface Media extends MediaFile {
  height: number;
}

const FILE = /^\/media\/([0-9a-f]{16})-(\d{1,4})(?:x(\d{1,5}))?\.(avif|webp)$/;

/** The widths in which a picture of this width is stored, narrowest first. */
export function mediaWidths(width: number): number[] {
  const widest = Math.min(width, Math.max(...WIDTHS));
  return [...WIDTHS.filter((each) => each < widest), widest];
}

/** With its height for use in a post, without for a browser: both give the same file. */
export function mediaAddress({ hash, width, format, height }: MediaFile & { height?: number }) {
  return `/media/${hash}-${width}${height === undefined ? "" : `x${height}`}.${format}`;
}

export function parseMediaFile(address: string): MediaFile | undefined {
  const [, hash, width, , format] = FILE.exec(address) ?? [];
  if (hash === undefined) return undefined;
  return { hash, width: Number(width), format: format as MediaFormat };
}

/** The picture that an address within a post names, if it is one. */
export function parseMedia(address: string): Media | undefined {
  const height = FILE.exec(address)?.[3];
  const file = parseMediaFile(address);
  return file && height !== undefined ? { ...file, height: Number(height) } : undefined;
}

/** All widths of a picture in one format, ready for `srcset`. */
export function mediaSrcSet({ hash, width }: Media, format: MediaFormat): string {
  return mediaWidths(width)
    .map((each) => `${mediaAddress({ hash, width: each, format })} ${each}w`)
    .join(", ");
}

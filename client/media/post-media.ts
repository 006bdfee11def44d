/** Widths of a post's stored pictures in pixels, up to the width of the original. */
const WIDTHS = [480, 800, 1200, 1600, 2400];

export const mediaFormats = ["avif", "webp"] as const;
type MediaFormat = (typeof mediaFormats)[number];

/** One stored file of a picture. */
export interface MediaFile {
  /** Sixteen hexadecimal digits. */
  hash: string;
  width: number;
  format: MediaFormat;
}

/** A picture in a post: its widest file and its height, which prevents layout shifts. */
export interface Media extends MediaFile {
  height: number;
}

const FILE = /^\/media\/([0-9a-f]{16})-(\d{1,4})(?:x(\d{1,5}))?\.(avif|webp)$/;

/** Lists the stored widths of a picture of this width, narrowest first. */
export function mediaWidths(width: number): number[] {
  const widest = Math.min(width, Math.max(...WIDTHS));
  return [...WIDTHS.filter((each) => each < widest), widest];
}

/** Returns the address of a file. Addresses in posts contain the height; both forms serve the same file. */
export function mediaAddress({ hash, width, format, height }: MediaFile & { height?: number }) {
  return `/media/${hash}-${width}${height === undefined ? "" : `x${height}`}.${format}`;
}

const WITH_PREVIEW =
  /^\/(?:pictures\/[^/]+\.webp|media\/[^/]+\.(?:webp|avif)|media\/remote\/[^/]+)$/;

/**
 * Returns the address of a post's picture as JPEG, because programs that preview links show no WebP. Undefined for a
 * drawing.
 */
export function previewAddress(imageUrl: string): string | undefined {
  if (WITH_PREVIEW.test(imageUrl)) return `${imageUrl}/preview.jpeg`;
  return imageUrl.endsWith(".svg") ? undefined : imageUrl;
}

export function parseMediaFile(address: string): MediaFile | undefined {
  const [, hash, width, , format] = FILE.exec(address) ?? [];
  if (hash === undefined) return undefined;
  return { hash, width: Number(width), format: format as MediaFormat };
}

/** Parses the address of a picture in a post; undefined for other addresses. */
export function parseMedia(address: string): Media | undefined {
  const height = FILE.exec(address)?.[3];
  const file = parseMediaFile(address);
  return file && height !== undefined ? { ...file, height: Number(height) } : undefined;
}

/** Returns the `srcset` of a picture in one format. */
export function mediaSrcSet({ hash, width }: Media, format: MediaFormat): string {
  return mediaWidths(width)
    .map((each) => `${mediaAddress({ hash, width: each, format })} ${each}w`)
    .join(", ");
}

/** A part of a master, in the master's pixels. */
interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The settings for one picture: how it is made from its master, and its text alternative. */
export interface PictureSettings {
  /** File in `art/masters/`, without extension. */
  master: string;
  alt: string;
  crop?: Crop;
  /** Maximum width in pixels. */
  width?: number;
  /** AVIF quality, 1 to 100. */
  quality?: number;
  /** A point cloud: encoded without chroma subsampling, which removes the colour of single pixels. */
  cloud?: true;
}

export type PictureFormat = "avif" | "webp";

// Nearly all browsers support AVIF. WebP is for other browsers and for programs that fetch one file.
const standardWidths: Record<PictureFormat, readonly number[]> = {
  avif: [160, 320, 480, 680, 800, 1200, 1600],
  webp: [480, 800, 1600],
};

const maxWidth = 1920;

/** Lists the widths of a picture's files in pixels, narrowest first. No file is wider than the picture. */
export function widthsOf(pictureWidth: number, format: PictureFormat): number[] {
  const widest = Math.min(pictureWidth, maxWidth);
  // A standard width close to the widest one is omitted.
  const steps = standardWidths[format].filter((width) => width <= widest * 0.85);
  return format === "webp" && steps.length === standardWidths.webp.length
    ? steps
    : [...steps, widest];
}

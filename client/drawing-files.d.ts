/** What the build makes of an SVG file in `media/drawings/`. */
interface DrawingFile {
  viewBox: string;
  preserveAspectRatio?: string;
  /** What it shows, in words; without it the drawing is a decoration. */
  label?: string;
  /** The elements in it, as markup. */
  content: string;
}

declare module "*.svg" {
  const drawing: DrawingFile;
  export default drawing;
}

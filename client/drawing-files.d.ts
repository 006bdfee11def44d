/** An imported SVG file of `media/drawings/`, as the build provides it. */
interface DrawingFile {
  viewBox: string;
  preserveAspectRatio?: string;
  /** The text alternative; a drawing without one is decorative. */
  label?: string;
  /** The markup inside the root element. */
  content: string;
}

declare module "*.svg" {
  const drawing: DrawingFile;
  export default drawing;
}

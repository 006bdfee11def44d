import type { ComponentProps } from "react";
import { Drawing } from "./drawing.tsx";

interface StaticDrawingProps
  extends Pick<ComponentProps<typeof Drawing>, "linked" | "ground" | "window" | "className"> {
  of: DrawingFile;
  /** Drawn on top of the file's content, in its units. */
  children?: ComponentProps<typeof Drawing>["children"];
}

/** A drawing from an SVG file in `media/drawings/`. */
export function StaticDrawing({ of: file, children, ...props }: StaticDrawingProps) {
  const { viewBox, preserveAspectRatio, label, content } = file;
  return (
    <Drawing {...props} size={viewBox} label={label} preserveAspectRatio={preserveAspectRatio}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the markup of our own file */}
      <g dangerouslySetInnerHTML={{ __html: content }} />
      {children}
    </Drawing>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { Caption } from "./caption.tsx";
import { classNames } from "./class-names.ts";
import { Cluster } from "./layout.tsx";
import styles from "./pictures.module.css";

interface CaptionedFigureProps extends ComponentProps<"figure"> {
  caption: ReactNode;
  /** A second caption at the right. */
  remark?: ReactNode;
  /** Extends to the edges of the window, in a wide window only to the right edge. */
  bleed?: boolean;
}

/** A drawing or picture with a line and a caption below it. */
export function CaptionedFigure({
  caption,
  remark,
  bleed = false,
  className,
  children,
  ...rest
}: CaptionedFigureProps) {
  return (
    <figure className={classNames(bleed && styles.bleed, className)} {...rest}>
      {children}
      <Cluster as="figcaption" gap={4} spread className={styles.captionRow}>
        <Caption as="span">{caption}</Caption>
        {remark && <Caption as="span">{remark}</Caption>}
      </Cluster>
    </figure>
  );
}

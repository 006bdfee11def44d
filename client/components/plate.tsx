import type { ComponentProps, ReactNode } from "react";
import { Caption } from "./caption.tsx";
import styles from "./plate.module.css";

interface PlateProps extends ComponentProps<"figure"> {
  caption: ReactNode;
  /** A second remark, at the right: "Not to scale." */
  remark?: ReactNode;
}

/** A drawing or picture over its caption and a hairline. */
export function Plate({ caption, remark, className, children, ...rest }: PlateProps) {
  return (
    <figure className={className} {...rest}>
      {children}
      <figcaption className={styles.words}>
        <Caption as="span">{caption}</Caption>
        {remark && <Caption as="span">{remark}</Caption>}
      </figcaption>
    </figure>
  );
}

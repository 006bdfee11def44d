import type { ComponentProps, ReactNode } from "react";
import { Caption } from "./caption.tsx";
import { Cluster } from "./layout.tsx";
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
      <Cluster as="figcaption" gap={4} spread className={styles.words}>
        <Caption as="span">{caption}</Caption>
        {remark && <Caption as="span">{remark}</Caption>}
      </Cluster>
    </figure>
  );
}

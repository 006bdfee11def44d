import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import styles from "./picture-label.module.css";

interface PictureLabelProps {
  children: string;
  /** Places it: `left` and `top` in the picture's own frame. */
  className?: string | undefined;
}

/** A name on a picture: a solid chip with a leader to the thing. The picture's alt text says the same. */
export function PictureLabel({ children, className }: PictureLabelProps) {
  return (
    <span className={classNames(text.meta, styles.label, className)} aria-hidden="true">
      {children}
    </span>
  );
}

import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import styles from "./pictures.module.css";

interface PictureLabelProps {
  children: string;
  /** Sets the position: `left` and `top` within the picture. */
  className?: string | undefined;
}

/** A label on a picture, with a line to the labelled object. Hidden from screen readers, which read the alt text. */
export function PictureLabel({ children, className }: PictureLabelProps) {
  return (
    <span className={classNames(text.meta, styles.label, className)} aria-hidden="true">
      {children}
    </span>
  );
}

import { dividerText } from "../../shared/format.ts";
import { classNames } from "../components/class-names.ts";
import { MissingCode } from "../components/missing-code.tsx";
import { Picture } from "../components/picture.tsx";
import { Enhanced } from "../island/island.tsx";
import type { PictureName } from "../media/picture-settings.ts";
import text from "../styles/text.module.css";
import styles from "./two-views.module.css";

/** A picture, a square cut of it for narrow windows, and the words on it. */
interface View {
  name: PictureName;
  square?: PictureName;
  label: string;
}

interface TwoViewsProps {
  seen: View;
  scanned: View;
  /** What the slider's value calls the two pictures. */
  names?: readonly [left: string, right: string];
  sizes?: string;
  /** Where the border stands at first, in percent of the width: where both pictures show their subject. */
  start?: 50 | 56;
}

/**
 * One scene in two pictures from one camera, such as a picture and a point cloud. With script they lie on each other and a
 * slider moves the border between them; without script, on paper and in forced colours both are shown whole.
 */
export function TwoViews({
  seen,
  scanned,
  names = ["picture", "point cloud"],
  sizes,
  start = 50,
}: TwoViewsProps) {
  const [leftName, rightName] = names;
  return (
    <Enhanced
      by="divider"
      wake="interaction"
      className={styles.frame}
      data-left={leftName}
      data-right={rightName}
      data-start={start}
    >
      <ViewFigure {...seen} sizes={sizes} />
      <ViewFigure {...scanned} sizes={sizes} className={styles.scanned} />
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={start}
        autoComplete="off"
        aria-label={`Border between ${leftName} and ${rightName}`}
        aria-valuetext={dividerText(start, names)}
        className={styles.slider}
      />
      <svg viewBox="0 0 44 44" className={styles.handle} aria-hidden="true">
        <path d="M17 14l-8 8 8 8M27 14l8 8-8 8" />
      </svg>
      <MissingCode />
    </Enhanced>
  );
}

interface ViewFigureProps extends View {
  sizes: string | undefined;
  className?: string | undefined;
}

function ViewFigure({ name, square, label, sizes = "100vw", className }: ViewFigureProps) {
  return (
    <figure className={classNames(styles.view, className)}>
      <Picture
        name={name}
        sizes={sizes}
        {...(square && { narrow: [{ name: square, media: "(width < 48rem)" }] })}
        className={styles.picture}
      />
      <figcaption className={classNames(text.meta, styles.label)}>{label}</figcaption>
    </figure>
  );
}

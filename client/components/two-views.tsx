import { dividerText } from "../../shared/divider-text.ts";
import { Enhanced } from "../island/island.tsx";
import type { PictureName } from "../media/picture-settings.ts";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import { MissingCode } from "./missing-code.tsx";
import { Picture } from "./picture.tsx";
import styles from "./two-views.module.css";

/** A picture, and a square cut of it for narrow windows. */
interface View {
  name: PictureName;
  square: PictureName;
}

interface TwoViewsProps {
  seen: View;
  scanned: View;
}

const start = 50;

/**
 * One scene as a picture and as a point cloud, from one camera. With script they lie on each other and a
 * slider moves the border between them; without script, on paper and in forced colours both are shown whole.
 */
export function TwoViews({ seen, scanned }: TwoViewsProps) {
  return (
    <Enhanced by="divider" wake="interaction" className={styles.frame}>
      <ViewFigure view={seen} label="What you see" className={styles.seen} />
      <ViewFigure view={scanned} label="What the sensor sees" className={styles.scanned} />
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={start}
        autoComplete="off"
        aria-label="Border between what you see and what the sensor sees"
        aria-valuetext={dividerText(start)}
        className={styles.slider}
      />
      <svg viewBox="0 0 44 44" className={styles.handle} aria-hidden="true">
        <path d="M17 14l-8 8 8 8M27 14l8 8-8 8" />
      </svg>
      <MissingCode />
    </Enhanced>
  );
}

interface ViewFigureProps {
  view: View;
  label: string;
  className: string | undefined;
}

function ViewFigure({ view, label, className }: ViewFigureProps) {
  return (
    <figure className={classNames(styles.view, className)}>
      <Picture
        name={view.name}
        narrow={[{ name: view.square, media: "(width < 48rem)" }]}
        className={styles.picture}
      />
      <figcaption className={classNames(text.meta, styles.label)}>{label}</figcaption>
    </figure>
  );
}

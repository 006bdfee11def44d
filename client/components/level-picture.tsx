import styles from "./level-picture.module.css";
import { Picture } from "./picture.tsx";

interface LevelPictureProps {
  /** How wide it stands, as in `sizes` of HTML. */
  sizes?: string;
  priority?: boolean;
}

/** The level of a mine from above, blended into the dark chapter around it. Its parent sets the place. */
export function LevelPicture(props: LevelPictureProps) {
  return <Picture name="mine-plan" className={styles.level} {...props} />;
}

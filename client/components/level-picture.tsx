import { Picture } from "./picture.tsx";
import styles from "./pictures.module.css";

interface LevelPictureProps {
  /** The `sizes` attribute. */
  sizes?: string;
  priority?: boolean;
}

/** A plan of a mine level that fades into a dark background. Its parent sets its position. */
export function LevelPicture(props: LevelPictureProps) {
  return <Picture name="mine-plan" className={styles.level} {...props} />;
}

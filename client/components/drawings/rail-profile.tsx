import styles from "./drawing.module.css";

interface RailProfileProps {
  /** Left and lower corner of the foot. */
  x: number;
  y: number;
}

/** A rail cut across: foot, web and head, 46 units wide and 56 high; the head is 6 to 40 units from the left. */
export function RailProfile({ x, y }: RailProfileProps) {
  return (
    <path
      className={styles.filled}
      d={`M${x} ${y}v-7h14l3-4v-26l-3-4h-8v-15h34v15h-8l-3 4v26l3 4h14v7z`}
    />
  );
}

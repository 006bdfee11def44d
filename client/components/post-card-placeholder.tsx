import styles from "./post-card.module.css";

/** Keeps the place of a post in a list that is still on its way. */
export function PostCardPlaceholder() {
  return (
    <div className={styles.card} data-variant="index">
      <p className={styles.meta} />
      <div className={styles.blank} />
      <div className={styles.awaited} />
    </div>
  );
}

import styles from "./post-card.module.css";

/** Reserves the space of a post card while the list loads. */
export function PostCardPlaceholder() {
  return (
    <div className={styles.card} data-variant="index">
      <p className={styles.meta} />
      <div className={styles.blank} />
      <div className={styles.awaited} />
    </div>
  );
}

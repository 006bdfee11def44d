import styles from "./mail-address.module.css";

/** An e-mail address as text: one click selects all of it, and paper shows it. */
export function MailAddress({ children }: { children: string }) {
  return <span className={styles.address}>{children}</span>;
}

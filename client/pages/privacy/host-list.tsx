import styles from "../privacy-page.module.css";
import type { ContactedHost } from "./contacted-hosts.ts";

/** Filled squares are talked to, rings are not. */
export function HostList({ hosts }: { hosts: readonly ContactedHost[] }) {
  return (
    <ul className={styles.hosts}>
      {hosts.map(({ name, isContacted, text }) => (
        <li key={name} data-contacted={isContacted}>
          <b>{name}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

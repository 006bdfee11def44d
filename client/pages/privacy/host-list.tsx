import styles from "../privacy-page.module.css";
import type { ContactedHost } from "./contacted-hosts.ts";

/** A list of hosts: a filled square marks contacted hosts, a ring the others. */
export function HostList({ hosts }: { hosts: readonly ContactedHost[] }) {
  return (
    <ul className={styles.hosts}>
      {hosts.map(({ name, isContacted, text }) => (
        <li key={name} className={styles.host} data-contacted={isContacted}>
          <b className={styles.hostName}>{name}</b>
          <span className={styles.hostUse}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

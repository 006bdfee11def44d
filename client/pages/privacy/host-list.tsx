import { classNames } from "../../components/class-names.ts";
import type from "../../styles/text.module.css";
import type { ContactedHost } from "./contacted-hosts.ts";
import styles from "./privacy-page.module.css";

/** A list of hosts: a filled square marks contacted hosts, a ring the others. */
export function HostList({ hosts }: { hosts: readonly ContactedHost[] }) {
  return (
    <ul className={styles.hosts}>
      {hosts.map(({ name, isContacted, text }) => (
        <li key={name} className={styles.host} data-contacted={isContacted}>
          <b className={classNames(type.headline, type.h3, styles.name)}>{name}</b>
          <span className={type.muted}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

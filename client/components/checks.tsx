import styles from "./checks.module.css";
import { Columns } from "./layout.tsx";
import { Marker } from "./marker.tsx";

interface ChecksProps {
  of: readonly { title: string; text: string }[];
}

/** Three numbered things to do, in a row. */
export function Checks({ of }: ChecksProps) {
  return (
    <Columns as="ol" count={3} gap={5} className={styles.checks}>
      {of.map(({ title, text }, index) => (
        <li key={title} className={styles.check}>
          <Marker mark={index + 1} tone="ink" />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Columns>
  );
}

import { Caption } from "../../../components/caption.tsx";
import { RunToList } from "../../../components/drawings/run-to-list.tsx";
import text from "../../../styles/text.module.css";
import styles from "./method-drawing.module.css";

const rows = [
  { title: "Collected", note: "Apollo Sense, on the vehicle." },
  { title: "Compared", note: "This run, and an earlier one (dashed)." },
  { title: "In order", note: "Apollo Dashboard’s list, opened from the top." },
];

/** The method as one drawing; each of its three parts is named beside it. */
export function MethodDrawing() {
  return (
    <figure className={styles.method}>
      <ol className={styles.rows}>
        {rows.map(({ title, note }) => (
          <li key={title} className={styles.row}>
            <h3>{title}</h3>
            <p className={text.small}>{note}</p>
          </li>
        ))}
      </ol>
      <RunToList className={styles.drawing} />
      <Caption as="figcaption" className={styles.caption}>
        Drawn from imagination, not measured data. Not to scale.
      </Caption>
    </figure>
  );
}

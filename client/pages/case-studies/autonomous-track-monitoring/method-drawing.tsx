import { Caption } from "../../../components/caption.tsx";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import wide from "../../../media/drawings/run-to-list.svg";
import narrow from "../../../media/drawings/run-to-list-narrow.svg";
import text from "../../../styles/text.module.css";
import styles from "../autonomous-track-monitoring-case.module.css";

const rows = [
  { title: "Collected", note: "Apollo Sense records on a vehicle." },
  { title: "Compared", note: "This run against an earlier one (dashed)." },
  { title: "Ranked", note: "Apollo Dashboard lists the locations to check first." },
];

/** A drawing of the method, with a description next to each of its three parts. */
export function MethodDrawing() {
  return (
    <figure className={styles.method}>
      <ol className={styles.rows}>
        {rows.map(({ title, note }) => (
          <li key={title} className={styles.row}>
            <h3 className={styles.name}>{title}</h3>
            <p className={text.small}>{note}</p>
          </li>
        ))}
      </ol>
      <StaticDrawing of={wide} window="wide" className={styles.drawing} />
      <StaticDrawing of={narrow} window="narrow" className={styles.drawing} />
      <Caption as="figcaption" className={styles.legend}>
        Schematic, not measured. Not to scale.
      </Caption>
    </figure>
  );
}

import { classNames } from "../../components/class-names.ts";
import { Marker } from "../../components/marker.tsx";
import { Picture } from "../../components/picture.tsx";
import type { PictureName } from "../../media/picture-settings.ts";
import text from "../../styles/text.module.css";
import styles from "./solution-rows.module.css";

export interface SolutionRow {
  /** The letter that also stands in the page's drawing. */
  letter: string;
  href: string;
  name: string;
  text: string;
  picture?: PictureName | undefined;
}

/** The products of one industry as ruled rows, keyed by letter to a drawing above. */
export function SolutionRows({ rows }: { rows: readonly SolutionRow[] }) {
  const pictured = rows.some(({ picture }) => picture !== undefined);
  return (
    <ul className={classNames(styles.rows, pictured && styles.pictured)}>
      {rows.map((row) => (
        <li key={row.href}>
          <a href={row.href} className={styles.row}>
            <Marker mark={row.letter} />
            <h3>
              <span className={text.follow}>{row.name}</span>
            </h3>
            <p className={styles.text}>{row.text}</p>
            {row.picture && (
              <div className={styles.picture}>
                <Picture name={row.picture} alt="" sizes="clamp(140px, 14vw, 280px)" />
              </div>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

import { type Download, downloads } from "../../../shared/downloads/downloads.ts";
import { nameOf } from "../../components/download-list.tsx";
import styles from "./first-answers.module.css";

interface ExampleFile {
  of: Download;
  /** How some lines of the file begin. */
  lines: readonly string[];
}

/** The first places of the example line in each format. */
export const exampleFiles: readonly ExampleFile[] = [
  {
    of: downloads.rankedList,
    lines: [
      "rank,subdivision,track,mile,km",
      "1,Example Subdivision,main,20.77,33.43",
      "2,Example Subdivision,main,12.09,19.46",
    ],
  },
  {
    of: downloads.places,
    lines: ['"rank": 1,', '"km": 33.43,', '"priority": "Act today",'],
  },
];

/** The files that carry the example line away, each with some of its lines. */
export function ExampleFiles() {
  return (
    <ul className={styles.files}>
      {exampleFiles.map(({ of, lines }) => (
        <li key={of.path} className={styles.file}>
          <a href={of.path} download className={styles.fileName}>
            <b>{nameOf(of)}</b> <span>{of.kilobytes} kB</span>
          </a>
          <code className={styles.lines} aria-hidden="true">
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </code>
        </li>
      ))}
    </ul>
  );
}

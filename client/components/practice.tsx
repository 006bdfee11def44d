import type { Practice as PracticeContent } from "../../shared/content/practice/practice.ts";
import type { Download } from "../../shared/downloads/downloads.ts";
import { paths } from "../../shared/paths.ts";
import text from "../styles/text.module.css";
import styles from "./disclosure.module.css";
import { Disclosure } from "./disclosure.tsx";
import { DownloadColumns, DownloadList, nameOf } from "./download-list.tsx";
import { ItemTable } from "./item-table.tsx";
import { Cluster, Grid, Stack } from "./layout.tsx";
import { MoreLink } from "./more-link.tsx";

interface PracticeProps {
  of: PracticeContent;
  /** The files of the example data. */
  files: readonly Download[];
}

/** What a buyer has to know to use a product: files of the example, and disclosures with a list or a table each. */
export function Practice({ of, files }: PracticeProps) {
  return (
    <Grid as="section" split="4-8" gap={5}>
      <Stack gap={3}>
        <Cluster gap={4}>
          <h2>Before you buy</h2>
          <MoreLink href={paths.pilot()}>A pilot on your own site</MoreLink>
        </Cluster>
        <Stack gap={2} data-screen-only="">
          <h3 className={text.h4}>Files of the example</h3>
          <DownloadList files={files} />
          <p className={text.small}>Example formats; yours are agreed in the pilot.</p>
        </Stack>
      </Stack>
      <div>
        <Disclosure className={styles.part} summary="What we need from you">
          <ul className={styles.points}>
            {of.needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </Disclosure>
        <Disclosure className={styles.part} summary="Who decides, who signs">
          <ItemTable
            columns={["Task", "Software", "Person"]}
            items={of.decisions.map(({ task, software, person }) => ({
              name: task,
              cells: [software, person],
            }))}
          />
        </Disclosure>
        <Disclosure className={styles.part} summary="Where it works and fails">
          <ItemTable
            columns={["Condition", "Effect", "What should show it", "What you do"]}
            items={of.conditions.map(({ condition, effect, sign, action }) => ({
              name: condition,
              cells: [effect, sign, action],
            }))}
          />
        </Disclosure>
        <Disclosure className={styles.part} summary="Rules that apply">
          <ul className={styles.points}>
            {of.rules.map(({ name, subject, href }) => (
              <li key={name}>
                <a href={href}>{name}</a> {subject}
              </li>
            ))}
          </ul>
          <p className={styles.orientation}>For orientation; we claim no approval.</p>
        </Disclosure>
        {files.map(
          (file) =>
            file.columns && (
              <Disclosure
                key={file.path}
                className={styles.part}
                summary={`Columns and units of ${nameOf(file)}`}
              >
                <DownloadColumns columns={file.columns} />
              </Disclosure>
            ),
        )}
      </div>
    </Grid>
  );
}

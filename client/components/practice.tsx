import type { ReactNode } from "react";
import type { Practice as PracticeContent } from "../../shared/content/practice/practice.ts";
import type { Download } from "../../shared/downloads/downloads.ts";
import styles from "./disclosure.module.css";
import { Disclosure } from "./disclosure.tsx";
import { DownloadColumns, DownloadList, nameOf } from "./download-list.tsx";
import { ItemTable } from "./item-table.tsx";
import { Grid, Stack } from "./layout.tsx";

interface PracticeProps {
  of: PracticeContent;
  /** The files of the example data. */
  files: readonly Download[];
}

/** What a buyer has to know to use a product, as one disclosure with a list or a table for each question. */
export function Practice({ of, files }: PracticeProps) {
  return (
    <Disclosure
      className={styles.whole}
      summary={
        <>
          <h2>Before you buy</h2>
          <span className={styles.contents}>
            Limits, for example {of.conditions[0]?.condition.toLowerCase()}; what we need from you,
            who decides, rules, files
          </span>
        </>
      }
    >
      <Part title="What we need from you">
        <ul className={styles.points}>
          {of.needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
      </Part>
      <Part title="Who decides, who signs">
        <ItemTable
          columns={["Task", "Software", "Person"]}
          items={of.decisions.map(({ task, software, person }) => ({
            name: task,
            cells: [software, person],
          }))}
        />
      </Part>
      <Part title="Where it works and fails">
        <ItemTable
          columns={["Condition", "Effect", "What should show it", "What you do"]}
          items={of.conditions.map(({ condition, effect, sign, action }) => ({
            name: condition,
            cells: [effect, sign, action],
          }))}
        />
      </Part>
      <Part title="Rules that apply">
        <ul className={styles.points}>
          {of.rules.map(({ name, subject, href }) => (
            <li key={name}>
              <a href={href}>{name}</a> {subject}
            </li>
          ))}
        </ul>
        <p>For orientation; we claim no approval.</p>
      </Part>
      <Part title="Files of the example">
        <DownloadList files={files} />
        <p>Example formats; yours are agreed in the pilot.</p>
        {files.map(
          (file) =>
            file.columns && (
              <Disclosure key={file.path} summary={`Columns and units of ${nameOf(file)}`}>
                <DownloadColumns columns={file.columns} />
              </Disclosure>
            ),
        )}
      </Part>
    </Disclosure>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Grid as="section" split="4-8" gap={4} rule="thin" className={styles.part}>
      <h3>{title}</h3>
      <Stack gap={4} stretch>
        {children}
      </Stack>
    </Grid>
  );
}

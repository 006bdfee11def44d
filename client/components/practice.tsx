import type { Practice as PracticeContent } from "../../shared/content/practice/practice.ts";
import { paths } from "../../shared/paths.ts";
import { Disclosure } from "./disclosure.tsx";
import { ItemTable } from "./item-table.tsx";
import { Grid, Stack } from "./layout.tsx";
import { MoreLink } from "./more-link.tsx";
import styles from "./practice.module.css";

/** What a buyer has to know to use a product: four disclosures, each with a list or a table. */
export function Practice({ of }: { of: PracticeContent }) {
  return (
    <Grid as="section" split="4-8" gap={5}>
      <Stack gap={4}>
        <h2>Before you buy</h2>
        <MoreLink href={paths.pilot()}>Test it on your own line</MoreLink>
      </Stack>
      <div>
        <Disclosure className={styles.part} summary="What we need from you">
          <ul className={styles.list}>
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
            columns={["Condition", "Effect", "How you notice", "What you do"]}
            items={of.conditions.map(({ condition, effect, sign, action }) => ({
              name: condition,
              cells: [effect, sign, action],
            }))}
          />
        </Disclosure>
        <Disclosure className={styles.part} summary="Rules that apply">
          <ul className={styles.list}>
            {of.rules.map(({ name, subject, href }) => (
              <li key={name}>
                <a href={href}>{name}</a> {subject}
              </li>
            ))}
          </ul>
          <p className={styles.note}>For orientation; we claim no approval.</p>
        </Disclosure>
      </div>
    </Grid>
  );
}

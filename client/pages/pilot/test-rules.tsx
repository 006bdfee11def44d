import { testParts } from "../../../shared/content/pilot.ts";
import { Grid, Stack } from "../../components/layout.tsx";
import { WholeWords } from "../../components/whole-words.tsx";
import styles from "./test-rules.module.css";

/** The test protocol as a sheet: beside each rule the field in which its result is recorded. */
export function TestRules() {
  return (
    <div>
      {testParts.map(({ name, rules }) => (
        <Grid key={name} as="section" split="3-9" gap={5} className={styles.part}>
          <h3 className={styles.kind}>{name}</h3>
          <Stack as="ul" gap={5} stretch>
            {rules.map(({ subject, rule, record }) => (
              <li key={subject} className={styles.rule}>
                <div>
                  <h4>{subject}</h4>
                  <p>
                    <WholeWords>{rule}</WholeWords>
                  </p>
                </div>
                <p className={styles.field}>
                  <b>Record</b> {record}
                </p>
              </li>
            ))}
          </Stack>
        </Grid>
      ))}
    </div>
  );
}

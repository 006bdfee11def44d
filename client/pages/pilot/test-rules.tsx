import { testParts } from "../../../shared/content/pilot.ts";
import { Columns, Stack } from "../../components/layout.tsx";
import { WholeWords } from "../../components/whole-words.tsx";
import text from "../../styles/text.module.css";
import styles from "./pilot-page.module.css";
import { TestDrawing } from "./test-drawings.tsx";

/** The rules of the test protocol, by what is tested. */
export function TestRules() {
  return (
    <Columns count={2} gap={16} className={styles.rules}>
      {testParts.map(({ name, rules }) => (
        <Stack key={name} as="section" gap={5} stretch>
          <TestDrawing of={name} />
          <h3>{name}</h3>
          <Stack as="ul" gap={5} stretch>
            {rules.map(({ subject, rule, record }) => (
              <li key={subject}>
                <h4>{subject}</h4>
                <p className={text.muted}>
                  <WholeWords>{rule}</WholeWords>
                </p>
                <p className={text.small}>
                  <span className={styles.record}>Record:</span> {record}
                </p>
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
    </Columns>
  );
}

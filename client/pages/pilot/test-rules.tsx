import { testParts } from "../../../shared/content/pilot.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { WholeWords } from "../../components/whole-words.tsx";
import styles from "./test-rules.module.css";

/** The test protocol as a table: beside each rule what to record. In a narrow window each part opens and closes. */
export function TestRules() {
  return (
    <div>
      <div className={styles.head} aria-hidden="true">
        <p className={styles.rule}>
          <span>Rule</span>
          <span>Record</span>
        </p>
      </div>
      {testParts.map(({ name, rules }) => (
        <section key={name} className={styles.part}>
          <h3 className={styles.kind}>{name}</h3>
          <Disclosure summary={`${rules.length} rules`} openFrom="64rem" className={styles.opens}>
            <ul className={styles.rules}>
              {rules.map(({ subject, rule, record }) => (
                <li key={subject} className={styles.rule}>
                  <div>
                    <h4 className={styles.subject}>{subject}</h4>
                    <p>
                      <WholeWords>{rule}</WholeWords>
                    </p>
                  </div>
                  <p className={styles.record}>
                    <b>Record:</b> {record}
                  </p>
                </li>
              ))}
            </ul>
          </Disclosure>
        </section>
      ))}
    </div>
  );
}

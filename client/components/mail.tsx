import text from "../styles/text.module.css";
import { Cluster, Columns, Stack } from "./layout.tsx";
import styles from "./mail.module.css";
import { ExampleChip } from "./marks.tsx";
import { alertMail } from "./sample-alert.ts";
import { WholeWords } from "./whole-words.tsx";

/** The sample alert as an e-mail, with the hazard as its headline and its lines in rows of three. */
export function Mail() {
  return (
    <article className={styles.mail} aria-label="Example of an alert e-mail">
      <Cluster spread gap={2} className={styles.envelope}>
        <p>
          To <b>{alertMail.recipient}</b>
        </p>
        <ExampleChip />
      </Cluster>
      <h3 className={styles.subject}>
        <WholeWords>{alertMail.subject}</WholeWords>
      </h3>
      <Columns as="dl" count={3} gap={6}>
        {[...alertMail.warning, ...alertMail.terms, alertMail.issued].map(({ term, detail }) => (
          <Stack key={term} gap={2} rule="thin" className={styles.line}>
            <dt className={text.meta}>{term}</dt>
            <dd>
              <WholeWords>{detail}</WholeWords>
            </dd>
          </Stack>
        ))}
      </Columns>
      <p>{alertMail.closing}</p>
    </article>
  );
}

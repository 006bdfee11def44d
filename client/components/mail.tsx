import text from "../styles/text.module.css";
import { Cluster } from "./layout.tsx";
import styles from "./mail.module.css";
import { ExampleChip } from "./marks.tsx";
import { alertMail } from "./sample-alert.ts";
import { WholeWords } from "./whole-words.tsx";

/** The sample alert as an e-mail, with the hazard as its headline. */
export function Mail() {
  return (
    <article className={styles.mail} aria-label="Example of an alert e-mail">
      <Cluster spread gap={2} className={styles.envelope}>
        <p>
          To <b>{alertMail.recipient}</b>
        </p>
        <ExampleChip />
      </Cluster>
      <h3>
        <WholeWords>{alertMail.subject}</WholeWords>
      </h3>
      <dl>
        {[...alertMail.warning, ...alertMail.terms, alertMail.issued].map(({ term, detail }) => (
          <div key={term} className={styles.line}>
            <dt className={text.small}>{term}</dt>
            <dd>
              <WholeWords>{detail}</WholeWords>
            </dd>
          </div>
        ))}
      </dl>
      <p>{alertMail.closing}</p>
    </article>
  );
}

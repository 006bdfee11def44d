import type { ReactNode } from "react";
import type { DemoTerms } from "../../../shared/demo-terms.ts";
import { paths } from "../../../shared/paths.ts";
import { Columns, Stack } from "../../components/layout.tsx";
import { TermRow } from "../../components/term-row.tsx";
import text from "../../styles/text.module.css";

/** What happens after a request: facts that always hold, and terms that the operator has configured. */
export function AfterYouAsk({ terms: { length, host, answerTime } }: { terms: DemoTerms }) {
  return (
    <Stack as="section" gap={5} stretch>
      <h2 className={text.h3}>What happens after you ask</h2>
      <Columns count={2} gap={5} rule="thin">
        <Part title="We agree on a date">
          The page shows a reference for your request at once. Say whether a call with a shared
          screen or a meeting suits you better. The demo shows the products for your industry on
          example data, and which decisions stay with your people.
        </Part>
        <Part title="Bring one question">
          One question that you want answered, the length of your line or the number of your assets,
          and how you inspect them today. No files and no confidential data are needed. For what to
          ask us, see <a href={paths.security()}>questions to any vendor</a> and{" "}
          <a href={paths.pilot()}>the pilot</a>.
        </Part>
      </Columns>
      {(answerTime || length || host) && (
        <dl>
          {answerTime && <TermRow term="Our answer">{answerTime}</TermRow>}
          {length && <TermRow term="Length">{length}</TermRow>}
          {host && <TermRow term="Who joins">{host}</TermRow>}
        </dl>
      )}
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={2}>
      <h3 className={text.h4}>{title}</h3>
      <p className={text.small}>{children}</p>
    </Stack>
  );
}

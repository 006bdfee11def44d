import type { DemoTerms } from "../../../shared/demo-terms.ts";
import { paths } from "../../../shared/paths.ts";
import { Stack } from "../../components/layout.tsx";
import { type Step, Steps } from "../../components/steps.tsx";
import { TermRow } from "../../components/term-row.tsx";
import text from "../../styles/text.module.css";

/** What happens after a request: facts that always hold, and terms that the operator has configured. */
export function AfterYouAsk({ terms: { length, host, answerTime } }: { terms: DemoTerms }) {
  return (
    <Stack as="section" gap={5} stretch>
      <h2 className={text.h3}>What happens after you ask</h2>
      <Steps steps={steps} variant="plain" />
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

const steps: readonly Step[] = [
  {
    title: "You get a reference",
    text: "At once, on the page. Say whether a call with a shared screen or a meeting suits you better.",
  },
  {
    title: "You bring one question",
    text: "With the length of your line or the number of your assets, and how you inspect them today. No confidential data are needed.",
  },
  {
    title: "You see the products",
    text: (
      <>
        Those for your industry, on example data, and which decisions stay with your people. What to
        ask us: <a href={paths.security()}>questions to any vendor</a>,{" "}
        <a href={paths.pilot()}>the pilot</a>.
      </>
    ),
  },
];

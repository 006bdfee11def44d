import type { ReactNode } from "react";
import type { DemoTerms } from "../../../shared/demo-terms.ts";
import { paths } from "../../../shared/paths.ts";
import { Drawing } from "../../components/drawings/drawing.tsx";
import { Columns, Section, Stack, Wrap } from "../../components/layout.tsx";
import { TermRow } from "../../components/term-row.tsx";
import text from "../../styles/text.module.css";
import styles from "./book-a-demo-page.module.css";

/** What happens after a request: facts that always hold, and terms that the operator has configured. */
export function AfterYouAsk({ terms: { length, host, answerTime } }: { terms: DemoTerms }) {
  return (
    <Section tone="surface">
      <Wrap>
        <Stack gap={10} stretch>
          <h2>What happens after you ask</h2>
          <Columns as="ol" count={3} gap={8}>
            {steps.map(({ title, line, drawing }) => (
              <li key={title} className={styles.after}>
                <Drawing size={[400, 160]} className={styles.afterDrawing}>
                  {drawing}
                </Drawing>
                <h3>{title}</h3>
                <p className={text.muted}>{line}</p>
              </li>
            ))}
          </Columns>
          {(answerTime || length || host) && (
            <dl>
              {answerTime && <TermRow term="Our answer">{answerTime}</TermRow>}
              {length && <TermRow term="Length">{length}</TermRow>}
              {host && <TermRow term="Who joins">{host}</TermRow>}
            </dl>
          )}
        </Stack>
      </Wrap>
    </Section>
  );
}

interface Step {
  title: string;
  line: ReactNode;
  /** In 400 x 160 units; the ground is at 150. */
  drawing: ReactNode;
}

const steps: readonly Step[] = [
  {
    title: "You get a reference",
    line: "At once, on the page. Say whether a call with a shared screen or a meeting suits you better.",
    /* A receipt with a torn edge and a tick. */
    drawing: (
      <>
        <path className="line" d="M0 150H400" />
        <path
          className="solid"
          strokeWidth="2"
          d="M40 10H200V150l-16-10l-16 10l-16-10l-16 10l-16-10l-16 10l-16-10l-16 10l-16-10l-16 10z"
        />
        <path className="heavy" d="M62 40H132" />
        <path className="quiet" strokeWidth="3" d="M62 66H178M62 86H160M62 106H172" />
        <path className="alert-fill" d="M206 48a30 30 0 1 0 60 0a30 30 0 1 0-60 0z" />
        <path className="line" strokeWidth="4" d="M222 48l10 11l18-22" />
      </>
    ),
  },
  {
    title: "You bring one question",
    line: "With the length of your line or the number of your assets, and how you inspect them today. No confidential data are needed.",
    /* A line of track with marks, and one place that is asked about. */
    drawing: (
      <>
        <path
          className="quiet"
          strokeWidth="6"
          d="M12 118V150M44 118V150M76 118V150M108 118V150M140 118V150M172 118V150M204 118V150M236 118V150M268 118V150M300 118V150M332 118V150M364 118V150M396 118V150"
        />
        <path className="heavy" d="M0 126H400M0 142H400" />
        <path className="alert-fill" d="M140 110L112 70a34 34 0 1 1 56 0z" />
        <path className="line" strokeWidth="5" d="M129 42q0-11 11-11t11 11q0 7-11 12v7M140 69v5" />
      </>
    ),
  },
  {
    title: "You see the products",
    line: (
      <>
        Those for your industry, on example data, and which decisions stay with your people. What to
        ask us: <a href={paths.security()}>questions to any vendor</a>,{" "}
        <a href={paths.pilot()}>the pilot</a>.
      </>
    ),
    /* A screen with a ranked list and a curve that passes a threshold. */
    drawing: (
      <>
        <path className="line" d="M0 150H400" />
        <path className="solid" strokeWidth="2" d="M30 10H290V130H30zM140 130V150M180 130V150" />
        <path className="line" d="M120 10V130" />
        <path className="alert-fill" d="M44 26h14v14H44z" />
        <path className="filled" d="M44 54h14v14H44zM44 82h14v14H44z" />
        <path className="quiet" strokeWidth="3" d="M68 33H106M68 61H98M68 89H102" />
        <path className="alert" strokeDasharray="5 4" d="M134 44H276" />
        <path className="data" strokeWidth="3" d="M134 96L168 92L202 86L236 66L266 28" />
        <path className="alert-fill" d="M260 28a6 6 0 1 0 12 0a6 6 0 1 0-12 0z" />
      </>
    ),
  },
];

import { paths } from "../../../shared/paths.ts";
import { BandOpening } from "../../blocks/band-opening.tsx";
import { Ledger, type LedgerRow, OpeningRows } from "../../blocks/ledger.tsx";
import { Button } from "../../components/button.tsx";
import { Caption } from "../../components/caption.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { downloads } from "../../components/downloads.ts";
import { Columns } from "../../components/layout.tsx";
import { definePage } from "../../page.ts";
import { questionParts, questionRow, vendorQuestions } from "../vendor-questions.ts";
import { laws, website } from "./website-rules.tsx";

/** How many answers the opening shows. */
const LEADING = 3;

/** What a security reviewer asks: what this site answers, and what the company answers on request. */
export const securityPage = definePage({
  name: "security",
  path: paths.security(),
  cache: "static",
  head: () => ({
    title: "Security",
    description: "For your security review: questions to any vendor, and what this site stores.",
  }),
  header: "over-opening",
  parts: ({ company }) =>
    vendorQuestions
      .map((question) => questionRow(question, company))
      .map(({ id, name, text, note = "", inPart }) => ({
        id,
        text: `${name}: ${text} ${inPart ? "In part: " : ""}${note}`,
      })),
  View: ({ site: { company, contactEmail } }) => {
    const parts = questionParts.map(({ title, rows }) => {
      const questions = rows.map((question) => questionRow(question, company));
      return {
        title,
        answers: questions.filter(({ note }) => note !== undefined),
        onRequest: questions.filter(({ note }) => note === undefined),
      };
    });
    const answers = parts.flatMap((part) => part.answers);
    const leading = answers.slice(0, LEADING);
    const inPart = answers.filter((row) => row.inPart).length;
    const others = parts.map((part) => ({
      title: part.title,
      rows: part.answers.filter((row) => !leading.includes(row)).map(answerRow),
    }));
    return (
      <>
        <BandOpening
          trail={[{ label: "Security" }]}
          title="Questions for your security review"
          lead={`Put them to any vendor, us included. This page answers ${answers.length} of ${vendorQuestions.length}, ${inPart === answers.length ? "all" : inPart} of them in part; the rest we answer in writing.`}
          action={
            <Button size="lg" href={downloads.vendorQuestions.path} download>
              Download the questions
            </Button>
          }
          band={
            <OpeningRows
              columns={["Question", "Answer"]}
              notes="limits"
              rows={leading.map(answerRow)}
            />
          }
        />
        <Ledger
          title="Answered here, or on request"
          lead="The file to download has the questions alone, so that you can put them to any vendor. Copy our answers from this table."
          columns={["Question", "Answer"]}
          notes="limits"
          folds="others"
          counts="answers"
          of={{
            parts: [
              ...others,
              {
                id: "on-request",
                title: "On request",
                holds: `${vendorQuestions.length - answers.length} questions`,
                rows: parts.flatMap(({ title, onRequest }) => onRequestRow(title, onRequest)),
              },
            ].filter(({ rows }) => rows.length > 0),
          }}
        >
          <p>
            <a href={`mailto:${contactEmail}?subject=Security%20review`}>Send us your list</a> and
            ask for each answer in writing. The file has columns for the answer, its evidence and
            its date.
          </p>
        </Ledger>
        <Ledger tone="surface" of={{ parts: [website, laws] }}>
          <p>
            <Button href={`mailto:${company?.securityEmail ?? contactEmail}?subject=Vulnerability`}>
              Report a vulnerability
            </Button>
          </p>
        </Ledger>
        <ClosingCall question="Bring your list to a demo." />
      </>
    );
  },
});

/** A question with its answer. */
function answerRow({ note, ...row }: LedgerRow): LedgerRow {
  return { ...row, name: asked(row), text: note };
}

/** A question below its subject. */
function asked({ name, text }: Pick<LedgerRow, "name" | "text">) {
  return (
    <>
      <Caption as="span">{name}</Caption>
      <br />
      {text}
    </>
  );
}

function onRequestRow(name: string, questions: readonly LedgerRow[]): LedgerRow[] {
  if (questions.length === 0) return [];
  const text = (
    <Columns as="ul" count={2} gap={4}>
      {questions.map((row) => (
        <li key={row.id} id={row.id}>
          {asked(row)}
        </li>
      ))}
    </Columns>
  );
  return [{ name, text }];
}

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

/** The question that the opening answers. */
const LEADING = "Data owner";

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
    const rows = vendorQuestions.map((question) => questionRow(question, company));
    const opening = rows.filter(({ name }) => name === LEADING);
    const parts = questionParts.map(({ title, rows }) => {
      const questions = rows
        .filter(({ name }) => name !== LEADING)
        .map((question) => questionRow(question, company));
      const answered = questions.filter(({ note }) => note !== undefined);
      const onRequest = questions.filter(({ note }) => note === undefined);
      return { title, answered, onRequest };
    });
    const open = parts.filter((part) => part.answered.length > 0);
    const asking = parts.filter((part) => part.answered.length === 0);
    const answered = rows.filter(({ note }) => note !== undefined);
    const inPart = answered.filter((row) => row.inPart).length;
    return (
      <>
        <BandOpening
          trail={[{ label: "Security" }]}
          title="Questions for your security review"
          lead={`Put them to any vendor, us included. This page answers ${answered.length} of ${vendorQuestions.length}, ${inPart === answered.length ? "all" : inPart} of them in part; the rest we answer in writing.`}
          action={
            <Button size="lg" href={downloads.vendorQuestions.path} download>
              Download the questions
            </Button>
          }
          band={
            <OpeningRows
              columns={["Question", "Answer"]}
              notes="limits"
              rows={opening.map(({ text, note, ...row }) => ({ ...row, name: text, text: note }))}
            />
          }
        />
        <Ledger
          title="Answered here, or on request"
          lead="The file to download has the questions alone, so that you can put them to any vendor. Copy our answers from this table."
          columns={["Question", "Answer"]}
          notes="limits"
          folds="others"
          of={{
            parts: [
              ...open.map(({ title, answered, onRequest }) => ({
                title,
                holds: `${answered.length} of ${answered.length + onRequest.length} answered`,
                rows: [
                  ...answered.map(({ note, ...row }) => ({
                    ...row,
                    name: asked(row),
                    text: note,
                  })),
                  ...onRequestRow("On request", onRequest),
                ],
              })),
              {
                id: "on-request",
                title: "On request",
                holds: `${asking.flatMap(({ onRequest }) => onRequest).length} questions`,
                rows: asking.flatMap(({ title, onRequest }) => onRequestRow(title, onRequest)),
              },
            ],
          }}
        >
          <p>
            <a href={`mailto:${contactEmail}?subject=Security%20review`}>Send us your list</a> and
            ask for each answer in writing. The file has columns for the answer, its evidence and
            its date.
          </p>
        </Ledger>
        <Ledger
          {...website}
          tone="night"
          lead={
            <Button href={`mailto:${company?.securityEmail ?? contactEmail}?subject=Vulnerability`}>
              Report a vulnerability
            </Button>
          }
        />
        <Ledger tone="surface" of={{ parts: [laws] }} />
        <ClosingCall question="Bring your list to a demo." />
      </>
    );
  },
});

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

import type { ReactNode } from "react";
import { paths } from "../../../shared/paths.ts";
import { BandOpening, Contents } from "../../blocks/band-opening.tsx";
import { Exhibit } from "../../blocks/exhibit.tsx";
import { Ledger, type LedgerRow } from "../../blocks/ledger.tsx";
import { Button } from "../../components/button.tsx";
import { Caption } from "../../components/caption.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { downloads } from "../../components/downloads.ts";
import { Columns, Stack } from "../../components/layout.tsx";
import { definePage } from "../../page.ts";
import { linkTo } from "../part-link.ts";
import { questionParts, questionRow, vendorQuestions } from "../vendor-questions.ts";
import { laws, website } from "./website-rules.tsx";

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
      const answered = questions.filter(({ note }) => note !== undefined);
      const onRequest = questions
        .filter(({ note }) => note === undefined)
        .map((row) => (
          <li key={row.id} id={row.id}>
            {asked(row)}
          </li>
        ));
      return { title, answered, onRequest };
    });
    const answered = parts.flatMap((part) => part.answered);
    const inPart = answered.filter((row) => row.inPart).length;
    const noneInFull = inPart === answered.length;
    return (
      <>
        <BandOpening
          trail={[{ label: "Security" }]}
          title="Questions for your security review"
          lead="Put them to any vendor, us included. What this page does not answer, we answer in writing."
          action={
            <Button size="lg" href={downloads.vendorQuestions.path} download>
              Download the questions
            </Button>
          }
          band={
            <Contents
              links={[
                {
                  href: "#answered",
                  label: "Questions to any vendor",
                  number: { value: vendorQuestions.length },
                  context: `${answered.length} are answered here, ${noneInFull ? "all" : inPart} of them in part.`,
                },
                linkTo(website),
                linkTo(laws),
              ]}
            />
          }
        />
        <Ledger
          id="answered"
          title={noneInFull ? "Answered here, in part" : "Answered here"}
          lead="The file to download has the questions alone, so that you can put them to any vendor. Copy our answers from this table."
          columns={["Question", "Answer"]}
          notes="limits"
          folds="others"
          of={{
            parts: parts
              .filter((part) => part.answered.length > 0)
              .map(({ title, answered, onRequest }) => ({
                title,
                holds: `${answered.length} of ${answered.length + onRequest.length} answered`,
                rows: [
                  ...answered.map(({ note, ...row }) => ({ ...row, name: asked(row), text: note })),
                  ...onRequestRow(onRequest),
                ],
              })),
          }}
        />
        <Exhibit
          id="on-request"
          tone="surface"
          title="Answered on request"
          lead={
            <>
              <a href={`mailto:${contactEmail}?subject=Security%20review`}>Send us your list</a> and
              ask for each answer in writing. The file has columns for the answer, its evidence and
              its date.
            </>
          }
          figure={
            <Columns count={4} gap={6}>
              {parts.map(
                ({ title, answered, onRequest }) =>
                  answered.length === 0 && (
                    <Stack key={title} gap={4} rule="strong" stretch>
                      <h3>{title}</h3>
                      <Disclosure summary={`${onRequest.length} questions`} openFrom="64rem">
                        <Stack as="ul" gap={4}>
                          {onRequest}
                        </Stack>
                      </Disclosure>
                    </Stack>
                  ),
              )}
            </Columns>
          }
        />
        <Ledger
          {...website}
          tone="night"
          lead={
            <Button href={`mailto:${company?.securityEmail ?? contactEmail}?subject=Vulnerability`}>
              Report a vulnerability
            </Button>
          }
        />
        <Ledger {...laws} />
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

function onRequestRow(questions: ReactNode[]): LedgerRow[] {
  if (questions.length === 0) return [];
  const text = (
    <Columns as="ul" count={2} gap={4}>
      {questions}
    </Columns>
  );
  return [{ name: "On request", text }];
}

import { paths } from "../../../shared/paths.ts";
import { BandOpening, Contents } from "../../blocks/band-opening.tsx";
import { Ledger, type LedgerProps } from "../../blocks/ledger.tsx";
import { Button } from "../../components/button.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { downloads } from "../../components/downloads.ts";
import { MoreLink } from "../../components/more-link.tsx";
import { definePage } from "../../page.ts";
import { linkTo } from "../part-link.ts";
import { websiteRules } from "../website-rules.tsx";
import { questionParts, questionRow, regimes, vendorQuestions } from "./vendor-questions.ts";

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
    const partsOf = (shown: typeof rows) =>
      questionParts.flatMap(({ title, rows: questions }) => {
        const found = shown.filter(({ name }) => questions.some((each) => each.name === name));
        return found.length > 0 ? [{ title, rows: found }] : [];
      });
    const answered = rows.filter(({ note }) => note !== undefined);
    const inPart = answered.filter((row) => row.inPart);
    const whole = answered.filter((row) => !row.inPart);
    const parts = [
      { title: "In full", rows: whole },
      { title: "In part", rows: inPart },
    ];
    const sections: LedgerProps[] = [
      {
        id: "answered",
        title: whole.length === 0 ? "Answered here, in part" : "Answered here",
        lead: "The file to download has the questions alone, so that you can put them to any vendor. Copy our answers from this table.",
        columns: ["Question", "Answer"],
        notes: "answers",
        counts: "questions",
        folds: "others",
        of: { parts: whole.length === 0 ? partsOf(inPart) : parts },
      },
      {
        id: "on-request",
        tone: "surface",
        title: "Answered on request",
        lead: "Send us the file and ask for each answer in writing. It has columns for the answer, its evidence and its date.",
        counts: "questions",
        folds: "all",
        of: { parts: partsOf(rows.filter(({ note }) => note === undefined)) },
        children: (
          <MoreLink href={`mailto:${contactEmail}?subject=Security%20review`}>
            Send us your list
          </MoreLink>
        ),
      },
      {
        id: "this-website",
        title: "This website",
        lead: "To see the headers of a page, run curl -I with its address.",
        columns: ["Subject", "Rule", "Header"],
        counts: "rules",
        of: websiteRules,
        children: (
          <MoreLink href={`mailto:${company?.securityEmail ?? contactEmail}?subject=Vulnerability`}>
            Report a vulnerability
          </MoreLink>
        ),
      },
      { id: "laws", title: "Laws and guidance in Canada", counts: "documents", of: regimes },
    ];
    return (
      <>
        <BandOpening
          trail={[{ label: "Security" }]}
          title="Questions for your security review"
          lead={`${vendorQuestions.length} questions to put to any vendor, us included. ${answered.length} are answered here, ${whole.length === 0 ? "all" : inPart.length} of them in part. Ask us for the others in writing.`}
          action={
            <Button size="lg" href={downloads.vendorQuestions.path} download>
              Download the questions
            </Button>
          }
          band={<Contents links={sections.map(linkTo)} />}
        />
        {sections.map((each) => (
          <Ledger key={each.id} {...each} />
        ))}
        <ClosingCall question="Bring your list to a demo." />
      </>
    );
  },
});

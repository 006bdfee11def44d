import { DASHBOARD_ANCHOR } from "../../../shared/content/dashboard-choice.ts";
import { headlines } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import type { Company } from "../../../shared/site.ts";
import { BandOpening } from "../../blocks/band-opening.tsx";
import { Ledger } from "../../blocks/ledger.tsx";
import { Passage } from "../../blocks/passage.tsx";
import { PictureWords } from "../../blocks/picture-words.tsx";
import { Button } from "../../components/button.tsx";
import { Cluster, Section, Stack, Wrap } from "../../components/layout.tsx";
import { LinkList } from "../../components/link-list.tsx";
import { MailAddress } from "../../components/mail-address.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Island } from "../../island/island.tsx";
import { applicationMail, careersList } from "../../islands/careers-list/careers-list.tsx";
import { definePage } from "../../page.ts";
import { application } from "../privacy/stored-items.ts";

/** The mission, the departments with their open roles and their work, and how to apply. */
export const careers = definePage<{ careersEmail: string }>({
  name: "careers",
  path: paths.careers(),
  cache: "static",
  parts: ({ careersEmail, company }) =>
    applicationSteps(careersEmail, company).map(({ id, name, text }) => ({
      id,
      text: `${name}: ${text}`,
    })),
  load: ({ site }) => ({ careersEmail: site.careersEmail }),
  head: () => ({
    title: "Careers",
    description:
      "Work on sensors for track and mines: the open roles, what each department works on, and how to apply by e-mail.",
  }),
  View: ({ data: { careersEmail }, site: { company } }) => (
    <>
      <BandOpening
        tone="page"
        trail={[{ label: "Careers" }]}
        title={headlines.careers}
        lead="We are a Canadian company, based in Ontario. Our hardware sits on rails, and on vehicles on track and in mines. Our software turns what it records into ranked lists and positions."
        band={
          <>
            <Picture name="careers-bench" priority />
            <LinkList links={rolesOnBench} />
          </>
        }
        bleed
      />
      <Section>
        <Wrap>
          <Stack gap={8} stretch>
            <h2>Open Positions by Department</h2>
            <Island of={careersList} props={{ careersEmail, terms: company?.roles }} />
          </Stack>
        </Wrap>
      </Section>
      <PictureWords
        picture="hero-vehicle"
        title="Some days are outdoors"
        text="What you design is bolted to a vehicle and sent into service. Hardware leaves the bench with the people who made it: they plan its installation and support it in the field. You then see its data."
      />
      <Ledger
        tone="surface"
        title="How to apply"
        of={applicationSteps(careersEmail, company).map(({ text, links, ...step }) => ({
          ...step,
          text: links ? withLinks(text, links) : text,
        }))}
      />
      <Passage
        tone="night"
        title="Don't See Your Role?"
        split="8-4"
        actions={
          <Button size="lg" href={applicationMail(careersEmail, "General Application")}>
            Send General Application
          </Button>
        }
      >
        <p>
          Write to us and say what you would like to work on:{" "}
          <MailAddress subject="General Application">{careersEmail}</MailAddress>
        </p>
      </Passage>
    </>
  ),
});

/** The open roles, each at the part of the picture that it works on. */
const rolesOnBench = [
  {
    href: paths.careers("mechanical-engineer"),
    label: "Mechanical Engineer",
    note: "Enclosures and brackets",
  },
  {
    href: paths.careers("embedded-engineer"),
    label: "Embedded Engineer",
    note: "Boards and firmware",
  },
];

/** The pages that show the work of each department. */
const workOfDepartments = {
  "Apollo Sense": paths.solution("autonomous-track-monitoring"),
  "Apollo Dashboard": `${paths.solution("autonomous-track-monitoring")}#${DASHBOARD_ANCHOR}`,
  "Inspection report": paths.exampleLine.inspectionReport(),
  "Culvert Risk Assessor": paths.solution("culvert-risk-assessor"),
  "Post with a Python program": paths.insight("positioning-without-satellites"),
};

function withLinks(text: string, links: Readonly<Record<string, string>>) {
  return (
    <>
      {text}
      <Cluster gap={6}>
        {Object.entries(links).map(([label, href]) => (
          <MoreLink key={label} href={href}>
            {label}
          </MoreLink>
        ))}
      </Cluster>
    </>
  );
}

interface ApplicationStep {
  /** Of links to the step. */
  id: string;
  name: string;
  href?: string;
  text: string;
  /** Below the text. */
  links?: Readonly<Record<string, string>>;
}

/** How to apply, what to ask, what to look at first, and what happens then. */
function applicationSteps(careersEmail: string, company: Company = {}): ApplicationStep[] {
  return [
    {
      id: "resume",
      name: "What to send",
      text: "Your resume, by e-mail. The button at each role starts the e-mail; there is no form and no account. You can add one thing that you built or measured: what failed, and what you changed.",
    },
    {
      id: "pay",
      name: "What to ask before",
      href: questionsMail(careersEmail),
      text: `${company.roles ? "For what a role does not state, the" : "The"} link opens an e-mail with the questions: pay, place, hours, start, level, benefits, visas, and whether software sorts applications.`,
    },
    {
      id: "conversation",
      name: "What to look at first",
      links: workOfDepartments,
      text: "A first conversation can start with two problems. Mechanical: when a lens moves, all readings step at once; what holds it? Embedded: when a sensor comes loose, it reads the air; what in its data shows that? Ask us who tests what you build, on which vehicle, and how often you would be there.",
    },
    {
      id: "steps",
      name: "What happens then",
      text:
        company.applicationHandling ??
        "We use what you send to decide on the application and to answer you. Ask for the steps and their dates, too.",
    },
    {
      id: "retention",
      name: "How long we keep it",
      href: paths.privacy(),
      text: `${application(company).howLong} Write to the address for applications.`,
    },
  ];
}

/** An e-mail with the questions that this page does not answer. */
function questionsMail(careersEmail: string): string {
  const subject = "Questions before an application";
  const questions =
    "Role, Pay, Place, Hours, Start, Level, Benefits, Visa, Existing vacancy, Internships, Software that sorts applications, Steps and dates";
  const body = questions.split(", ").join(":\r\n");
  return `${applicationMail(careersEmail, subject)}&body=${encodeURIComponent(`${body}:`)}`;
}

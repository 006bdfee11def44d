import { headlines } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import type { Company } from "../../../shared/site.ts";
import { BandOpening } from "../../blocks/band-opening.tsx";
import { PictureWords } from "../../blocks/picture-words.tsx";
import { Steps } from "../../blocks/steps.tsx";
import { Button } from "../../components/button.tsx";
import { Caption } from "../../components/caption.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { Section, Stack, Wrap } from "../../components/layout.tsx";
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
    applicationSteps(careersEmail, company).map(({ id, title, text }) => ({
      id,
      text: `${title}: ${text}`,
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
            <Picture
              name="careers-bench-wide"
              narrow={[{ name: "careers-bench", media: "(width < 64rem)" }]}
              priority
            />
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
      <Steps title="How to apply" of={applicationSteps(careersEmail, company)} />
      <PictureWords
        tone="surface"
        layout="right"
        picture="rail-temperature-node"
        title="Questions for a first conversation"
      >
        <Stack as="ul" gap={8}>
          {questions.map(({ from, question, href, text }) => (
            <li key={from}>
              <Caption as="span">{from}</Caption>
              <h3>{question}</h3>
              <MoreLink href={href}>{text}</MoreLink>
            </li>
          ))}
        </Stack>
      </PictureWords>
      <ClosingCall
        question="Don't See Your Role?"
        action={
          <Stack gap={4}>
            <p>
              Write to us and say what you would like to work on:
              <br />
              <MailAddress subject="General Application">{careersEmail}</MailAddress>
            </p>
            <Button size="lg" href={applicationMail(careersEmail, "General Application")}>
              Send General Application
            </Button>
          </Stack>
        }
      />
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

const questions = [
  {
    from: "Mechanical",
    question: "When a lens moves, all readings step at once. What holds it?",
    href: paths.solution("autonomous-track-monitoring"),
    text: "Apollo Sense",
  },
  {
    from: "Embedded",
    question: "When a sensor comes loose, it reads the air. What in its data shows that?",
    href: paths.insight("positioning-without-satellites"),
    text: "Post with a Python program",
  },
  {
    from: "From you",
    question: "Who tests what I build, on which vehicle, and how often would I be there?",
    href: paths.exampleLine.inspectionReport(),
    text: "Inspection report",
  },
];

interface ApplicationStep {
  /** Of links to the step. */
  id: string;
  title: string;
  text: string;
  /** Below the text. */
  link?: { href: string; text: string };
}

/** How to apply, what to ask, and what happens then. */
function applicationSteps(careersEmail: string, company: Company = {}): ApplicationStep[] {
  const { period, limits = "" } = application(company);
  return [
    {
      id: "resume",
      title: "Send your resume",
      text: "By e-mail, with the button at each role. You can add one thing that you built or measured.",
    },
    {
      id: "pay",
      title: "Ask what you need to know",
      text: `${company.roles ? "What a role does not state: pay" : "Pay"}, place, hours, start, level, benefits, visas, and whether software sorts applications.`,
      link: { href: questionsMail(careersEmail), text: "An e-mail with these questions" },
    },
    {
      id: "steps",
      title: "Hear from us",
      text: `${
        company.applicationHandling ??
        "We use what you send to decide and to answer you. Ask for the steps and their dates, too."
      } ${period}. ${limits}`,
      link: { href: paths.privacy(), text: "Privacy" },
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

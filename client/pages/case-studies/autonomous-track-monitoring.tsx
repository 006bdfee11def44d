import { caseStudyOf } from "../../../shared/content/case-studies.ts";
import { capital, contextOf, factOf, numberOf } from "../../../shared/content/figure.ts";
import { figures } from "../../../shared/content/figures.ts";
import { Backdrop } from "../../components/backdrop.tsx";
import { type BeforeAfterRow, BeforeAfterTable } from "../../components/before-after-table.tsx";
import { Caption } from "../../components/caption.tsx";
import { classNames } from "../../components/class-names.ts";
import { Dossier } from "../../components/dossier.tsx";
import { Picture, upright } from "../../components/picture.tsx";
import { Section, Wrap } from "../../components/section.tsx";
import { Story } from "../../components/story.tsx";
import { UnlockCall } from "../../components/unlock-call.tsx";
import type from "../../styles/text.module.css";
import { MethodDrawing } from "./autonomous-track-monitoring/method-drawing.tsx";
import styles from "./autonomous-track-monitoring/northern-railway.module.css";
import { CaseBreadcrumb } from "./case-breadcrumb.tsx";
import { caseStudyPage } from "./case-study-page.ts";
import { CaseTitle } from "./case-title.tsx";
import { nextCaseStudy, nextProduct } from "./next-pages.tsx";

const product = "autonomous-track-monitoring";
const { inspectorCost, manualLabour, reportingInaccuracy, trackLength } = figures;
const { dataCollected, uncertainSpots } = figures;
const uncertain = `${capital(numberOf(uncertainSpots))} uncertain spots`;

export const autonomousTrackMonitoringCase = caseStudyPage(product, () => (
  <>
    <article>
      <Opening />
      <Section>
        <Wrap>
          <Problem />
          <Method />
          <MethodDrawing />
        </Wrap>
      </Section>
      <Comparison />
      <Section>
        <Wrap>
          <Story title="What remained manual" lead={`${uncertain}.`}>
            <p>
              Where the data does not decide, a person does. Those places are named, located and put
              on a list of their own.
            </p>
          </Story>
        </Wrap>
      </Section>
    </article>
    <UnlockCall
      text="See how a ranked list is made, from the run to the check."
      next={[
        nextCaseStudy("predictive-weather-alerts"),
        nextCaseStudy("track-temperature-sensor"),
        nextProduct(product),
      ]}
    />
  </>
));

function Opening() {
  return (
    <header>
      <Wrap>
        <CaseBreadcrumb product={product} />
      </Wrap>
      <Backdrop
        as="div"
        className={styles.cloud}
        scrim="none"
        paper="picture"
        picture={
          <Picture
            name="rail-cloud-boxes"
            sizes="max(100vw, min(139vh, 1352px))"
            narrow={[upright("rail-cloud-boxes-upright")]}
            className={styles.picture}
            priority
          />
        }
      >
        <Wrap>
          <CaseTitle product={product} className={styles.title} />
          <p className={classNames(type.lead, styles.line)}>{caseStudyOf(product).line}</p>
          <Caption className={styles.caption}>Illustration</Caption>
        </Wrap>
      </Backdrop>
      <Wrap>
        <Dossier
          entries={[
            { term: "Operator", detail: "A northern railway operator" },
            { term: "Asset", detail: `Track, ${numberOf(trackLength)}` },
            { term: "Products", detail: "Apollo Sense, Apollo Dashboard" },
            { term: "Left for people", detail: uncertain },
          ]}
        />
      </Wrap>
    </header>
  );
}

function Problem() {
  return (
    <Story title="The problem" lead="Walking the line tells you a great deal about one day.">
      <p>
        Manual inspection costs {factOf(inspectorCost)}. The work took {factOf(manualLabour)}. And
        what came back was not as firm as it looked: {factOf(reportingInaccuracy)}.
      </p>
      <p>
        None of that is a judgement on the people who walk the track. It is what happens when the
        length of the line and the number of eyes do not match.
      </p>
    </Story>
  );
}

function Method() {
  return (
    <Story title="The method">
      <p>
        Apollo Sense rode on the vehicle and collected as it ran. The data was processed and
        compared. Apollo Dashboard put the locations in order, so that a person opens the list from
        the top.
      </p>
    </Story>
  );
}

function Comparison() {
  return (
    <Section tone="drift">
      <Wrap>
        <h2 className={styles.question}>Before, and with collection on the vehicle</h2>
        <BeforeAfterTable
          before="Manual inspection"
          after="Apollo Sense and Dashboard"
          rows={comparison}
        />
        <Caption className={styles.remark}>
          Our figures; basis to be published. {factOf(trackLength)} and {factOf(dataCollected)} are
          separate facts: one is not to be divided by the other.
        </Caption>
      </Wrap>
    </Section>
  );
}

const comparison: readonly BeforeAfterRow[] = [
  {
    question: "What it takes",
    before: { figure: numberOf(manualLabour), text: contextOf(manualLabour) },
    after: { figure: numberOf(dataCollected), text: contextOf(dataCollected) },
  },
  {
    question: "What comes back",
    before: { figure: numberOf(reportingInaccuracy), text: contextOf(reportingInaccuracy) },
    after: { figure: "A ranked list", text: "with a history for each location" },
  },
  {
    question: "What people still do",
    before: { figure: "All of it", text: factOf(inspectorCost) },
    after: { figure: capital(numberOf(uncertainSpots)), text: contextOf(uncertainSpots) },
  },
];

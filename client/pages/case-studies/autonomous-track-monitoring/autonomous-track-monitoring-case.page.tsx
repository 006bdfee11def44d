import { capital, numberOf } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { paths } from "../../../../shared/paths.ts";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { KeyFacts } from "../../../components/key-facts.tsx";
import { Columns, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { MomentList } from "../../../components/moment-list.tsx";
import { Picture, upright } from "../../../components/picture.tsx";
import { PictureHero } from "../../../components/picture-hero.tsx";
import { Story } from "../../../components/story.tsx";
import type from "../../../styles/text.module.css";
import { CaseBreadcrumb } from "../case-breadcrumb.tsx";
import { CaseEnding } from "../case-ending.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { CaseTitle } from "../case-title.tsx";
import styles from "./autonomous-track-monitoring-case.module.css";
import { RankedList } from "./ranked-list.tsx";

const product = "autonomous-track-monitoring";
const { trackLength, uncertainSpots } = figures;
const uncertain = `${capital(numberOf(uncertainSpots))} uncertain spots`;

export const autonomousTrackMonitoringCase = caseStudyPage(product, () => (
  <>
    <article>
      <Hero />
      <Section>
        <Wrap>
          <Method />
          <RankedList />
        </Wrap>
      </Section>
      <Facts />
    </article>
    <CaseEnding
      product={product}
      limit={`${uncertain} were left for a person to check: there the data did not decide.`}
      next={["predictive-weather-alerts", "track-temperature-sensor"]}
      call="Unlock Predictive Maintenance"
    />
  </>
));

function Hero() {
  return (
    <header>
      <Wrap>
        <CaseBreadcrumb product={product} />
      </Wrap>
      <PictureHero
        as="div"
        className={styles.cloud}
        paper="picture"
        picture={
          <Picture
            name="line-classes"
            sizes="max(100vw, min(139vh, 1352px))"
            narrow={[upright("line-classes-upright")]}
            className={styles.picture}
            priority
          />
        }
      >
        <Wrap>
          <CaseTitle product={product} className={styles.title} />
          <Columns count="rest" gap={4} align="end" className={styles.line}>
            <p className={type.lead}>{caseStudyOf(product).line}</p>
          </Columns>
        </Wrap>
      </PictureHero>
      <Wrap>
        <KeyFacts
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

function Method() {
  return (
    <Story
      title="The method, and what it leaves open"
      lead="Each reading is laid on the earlier one at the same place: its growth counts as well as its size."
    >
      <p>
        Four numbers decide between vendors: the defects confirmed, missed and false, and the load
        at each measurement. This case does not state them. Ask for all four, from us too: on your
        own line <a href={paths.pilot()}>a blind pilot</a> gives them.
      </p>
    </Story>
  );
}

function Facts() {
  return (
    <Section tone="surface">
      <Wrap>
        <Stack gap={8} stretch>
          <h2>The figures, each in its context</h2>
          <MomentList moments={caseStudyOf(product).moments} />
          <FiguresNote />
        </Stack>
      </Wrap>
    </Section>
  );
}

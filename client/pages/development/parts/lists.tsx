import { caseStudyOf } from "../../../../shared/content/case-studies.ts";
import { quantityOf } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { products } from "../../../../shared/content/products.ts";
import { sampleDepartments } from "../../../../shared/models/careers-model.ts";
import { paths } from "../../../../shared/paths.ts";
import { Disclosure } from "../../../components/disclosure.tsx";
import { KeyFacts } from "../../../components/key-facts.tsx";
import { LinkList } from "../../../components/link-list.tsx";
import { MomentList } from "../../../components/moment-list.tsx";
import { Steps } from "../../../components/steps.tsx";
import { TermRow } from "../../../components/term-row.tsx";
import { Island } from "../../../island/island.tsx";
import { careersList } from "../../../islands/careers-list/careers-list.tsx";
import { Part, Row } from "./part.tsx";
import { sampleSteps } from "./sample-steps.ts";

const links = [products["culvert-risk-assessor"], products["collision-avoidance"]].map(
  ({ slug, name, promise }) => ({ href: paths.solution(slug), label: name, note: promise }),
);
const facts = [
  { term: "Length", detail: quantityOf(figures.trackLength) },
  { term: "Collected", detail: quantityOf(figures.dataCollected) },
  { term: "In", detail: quantityOf(figures.collectionTime) },
  { term: "Left to people", detail: "Up to 15 spots" },
];

/** Lists with ruled lines: steps, links, moments, facts and the accordion. */
export function Lists() {
  return (
    <>
      <Part
        title="Steps, links"
        note="For narrow columns. Steps across the page are among the chapters."
      >
        <Row wide>
          <Steps steps={sampleSteps.slice(0, 3)} variant="list" />
          <div>
            <LinkList links={links} path={paths.solution("culvert-risk-assessor")} />
            <LinkList links={links} large />
          </div>
        </Row>
      </Part>
      <Part title="Moments" note="The timeline of a case study.">
        <MomentList moments={caseStudyOf("predictive-weather-alerts").moments} />
      </Part>
      <Part
        title="Key facts, disclosure"
        note="Short facts in a row; a disclosure hides what few readers need."
      >
        <KeyFacts entries={facts} />
        <Disclosure summary="Where this comes from">The northern railway operator.</Disclosure>
        <Disclosure summary="Open" open>
          The sign shows that it is open.
        </Disclosure>
      </Part>
      <Part title="Terms" note="A term and its explanation.">
        <dl>
          <TermRow term="A term">What it means.</TermRow>
          <TermRow term="Another">And what this one means.</TermRow>
        </dl>
      </Part>
      <Part title="Accordion" note="At most one department and one role are open.">
        <Island
          of={careersList}
          props={{ careersEmail: "careers@example.com", departments: sampleDepartments }}
        />
      </Part>
    </>
  );
}

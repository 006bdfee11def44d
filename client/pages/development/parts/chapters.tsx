import { paths } from "../../../../shared/paths.ts";
import { CaseStudyClosing } from "../../../components/case-study-closing.tsx";
import { ClosingCall } from "../../../components/closing-call.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import { Limits } from "../../../components/limits.tsx";
import { LogoStrip } from "../../../components/logo-strip.tsx";
import { Picture } from "../../../components/picture.tsx";
import { Steps } from "../../../components/steps.tsx";
import { Story } from "../../../components/story.tsx";
import { NumberLedger } from "../../home/number-ledger.tsx";
import { OurJourney } from "../../home/our-journey.tsx";
import { sampleSteps } from "./sample-steps.ts";

const next = [
  {
    href: paths.caseStudy("railways", "predictive-weather-alerts"),
    title: "The next page",
    text: "The line before the weather comes.",
    picture: <Picture name="hero-rail" alt="" sizes="240px" />,
  },
];

/** Full-width sections: the logo strip, the timeline, the calls to action. */
export function Chapters() {
  return (
    <>
      <LogoStrip />
      <NumberLedger />
      <OurJourney />
      <Section tone="surface">
        <Wrap>
          <Steps steps={sampleSteps} />
        </Wrap>
      </Section>
      <Section>
        <Wrap>
          <Story title="A story's heading" lead="The sentence that carries the part.">
            <p>Heading left, paragraphs right, and nothing in between.</p>
          </Story>
        </Wrap>
      </Section>
      <Section tone="surface">
        <Wrap>
          <Limits limits={["Up to 15 uncertain spots", "What to do about them"]} />
        </Wrap>
      </Section>
      <CaseStudyClosing
        title="Unlock Predictive Maintenance"
        text="The same data says where to look next."
        next={next}
      />
      <ClosingCall
        picture={<Picture name="infrastructure-viaduct-fog" sizes="max(100vw, 996px)" />}
      />
      <ClosingCall />
    </>
  );
}

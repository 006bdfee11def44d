import { paths } from "../../../shared/paths.ts";
import { Exhibit } from "../../blocks/exhibit.tsx";
import { Ledger } from "../../blocks/ledger.tsx";
import { PictureOpening } from "../../blocks/picture-opening.tsx";
import { PictureWords } from "../../blocks/picture-words.tsx";
import { Steps } from "../../blocks/steps.tsx";
import { Caption } from "../../components/caption.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { DemoLink } from "../../components/demo-link.tsx";
import { DownloadList } from "../../components/download-list.tsx";
import { downloads } from "../../components/downloads.ts";
import { FigureRow } from "../../components/figure-row.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { BlindComparison } from "../../figures/blind-comparison.tsx";
import { definePage } from "../../page.ts";
import { openQuestions, pilotSteps, sampleSizes, testParts } from "./pilot-content.ts";

/** How to test a product on a line or in a mine: the steps and the rules. */
export const pilotPage = definePage({
  name: "pilot",
  path: paths.pilot(),
  cache: "static",
  head: () => ({
    title: "Pilot",
    description:
      "Test us on your own line or in your own mine: six steps, who brings what, and a protocol that fits a test of any vendor.",
  }),
  header: "over-opening",
  View: () => (
    <>
      <PictureOpening
        trail={[{ label: "Pilot" }]}
        title={"Test us on your own line or\u00a0in your own mine"}
        lead="We propose six steps. Your contract decides, and you keep your own inspections throughout."
        action={<DemoLink industry={undefined} />}
        second={{ href: "#protocol", text: "The test protocol" }}
        subject="middle"
        picture="rail-summer"
        tall="rail-summer-upright"
      />
      <Steps
        title="Six steps, each with a way out"
        lead={
          <>
            You can stop after each step. You then receive your data, and the equipment is removed.
            How long it takes depends on the test: a forecast needs one season.{" "}
            <a href={paths.solutions()}>The products and the records that each needs</a>
          </>
        }
        of={pilotSteps.map(({ name, youBring, youReceive, goesOnWhen, orStop }) => ({
          title: name,
          terms: [
            ["You bring", youBring],
            ["You receive", youReceive],
            ["It goes on when", goesOnWhen],
            ["You can stop with", orStop],
          ],
        }))}
      />
      <Exhibit
        tone="night"
        title="Sealed first, then compared"
        lead="Your findings stay sealed until the vendor’s list arrives. Then both lie on the same track. Each place that only one list has is measured on site before anybody counts it: your findings can be wrong, too."
        figure={<BlindComparison />}
        caption="Example data: five hits, one offset place, one miss, one false alarm."
      />
      <Ledger
        id="protocol"
        title="A test protocol for any vendor, us included"
        columns={["Subject", "Rule", "Record"]}
        notes="plain"
        counts="rules"
        folds="all"
        figure={
          <FigureRow figures={sampleSizes}>
            <Caption>Rates among known defects of a kind, at 95% confidence.</Caption>
          </FigureRow>
        }
        of={{ parts: testParts }}
      >
        <DownloadList files={[downloads.testProtocol]} />
      </Ledger>
      <PictureWords
        picture="mining-portal-dusk-small"
        title="In a mine: agreed meetings"
        text="For vehicles, surveyed points and agreed meetings take the place of your findings. A meeting is driven in a closed drift with a spotter, at walking speed first."
      />
      <Ledger
        tone="surface"
        title="What to settle before a pilot"
        lead="Questions for both sides, not answers. The price follows from what you agree on."
        counts="questions"
        folds="others"
        of={{ parts: openQuestions }}
      >
        <MoreLink href={paths.security()}>For your security review</MoreLink>
      </Ledger>
      <ClosingCall question="Test us on the stretch that you know best." />
    </>
  ),
});

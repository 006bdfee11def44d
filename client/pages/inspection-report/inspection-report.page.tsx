import type { ReactNode } from "react";
import { lineName } from "../../../shared/content/example-line/features.ts";
import { LINE_SPEED_MPH } from "../../../shared/content/example-line/line-design.ts";
import { facts, trackClass } from "../../../shared/content/example-line/parameters.ts";
import { type RankedPlace, rankedPlaces } from "../../../shared/content/example-line/rank.ts";
import { DAYS_BETWEEN_RUNS, lastDay, runDates } from "../../../shared/content/example-line/runs.ts";
import { capital, inWords, unitOf } from "../../../shared/content/figure.ts";
import { products } from "../../../shared/content/products/products.ts";
import { longDate } from "../../../shared/format.ts";
import { paths } from "../../../shared/paths.ts";
import { BandOpening } from "../../blocks/band-opening.tsx";
import { Pair } from "../../blocks/compare.tsx";
import { Ledger, type LedgerRow } from "../../blocks/ledger.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { CulvertPhotograph } from "../../components/culvert-photograph.tsx";
import { DemoLink } from "../../components/demo-link.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { Stack } from "../../components/layout.tsx";
import { ExampleChip } from "../../components/marks.tsx";
import { WholeWords } from "../../components/whole-words.tsx";
import { PlaceTrace } from "../../figures/place-trace.tsx";
import { Ranked, UrgencyWord } from "../../figures/rank-plate.tsx";
import {
  changeUnitOf,
  dayText,
  decimal,
  digitsOf,
  kmText,
  milepostText,
  signedDecimal,
} from "../../islands/dashboard/format.ts";
import { LineStrip } from "../../islands/dashboard/strip-map.tsx";
import { definePage } from "../../page.ts";

const { slug, name } = products["autonomous-track-monitoring"];
const [first, second] = rankedPlaces as readonly [RankedPlace, RankedPlace];

/** The ranked places of the example line with their readings, the first two also with a trace and a picture. */
export const inspectionReport = definePage({
  name: "inspection-report",
  path: paths.exampleLine.inspectionReport(),
  cache: "static",
  head: () => ({
    title: "Inspection report",
    description:
      "The ranked places of the example line: what was measured, what was found, what could not be seen, and how urgent each place is.",
  }),
  header: "over-opening",
  View: () => (
    <>
      <BandOpening
        trail={[{ label: name, href: paths.solution(slug) }, { label: "Inspection report" }]}
        mark={<ExampleChip />}
        name="Inspection report"
        title={`${capital([first, second].map(({ place }) => place.found).join(" and "))}: act on both today`}
        lead={`${lineName}, ${runDates.length} runs, ${longDate(runDates[0])} to ${longDate(runDates[5])}.`}
        action={<DemoLink industry="Railways" />}
        second={{ href: "#places", text: "All places in order" }}
        band={
          <Pair
            of={[
              comparedOf(
                first,
                <PlaceTrace of={first} isReadBeside />,
                "Read without load: the movement of the track under a train is not included.",
              ),
              comparedOf(
                second,
                <CulvertPhotograph
                  picture="culvert-branches-after"
                  view="whole"
                  alt="Inlet of a pipe culvert, mostly covered by branches (illustration)"
                  sizes="(width >= 48rem) 45vw, 90vw"
                  priority
                />,
                "The photograph shows the inlet, not the inside of the pipe, its section or its flow capacity.",
              ),
            ]}
          />
        }
      />
      <Ledger
        id="places"
        tone="surface"
        title={`The ${inWords(rankedPlaces.length)} places in order`}
        lead={`By the reading with the largest share of its threshold. The thresholds are examples. The next run is on ${nextRun}.`}
        figure={<LineStrip linkTo={(kilometre) => ({ href: `#km-${kilometre}` })} />}
        columns={["Place", "Found", "Reading", "Change", "Threshold", "When"]}
        of={rankedPlaces.map(rowOf)}
      >
        <p>
          Limits are those of 49 CFR 213 {trackClass.name} (the example line runs at{" "}
          {LINE_SPEED_MPH} mph), for orientation. In Canada: Rules Respecting Track Safety,
          subpart&nbsp;C, with which we compare gauge and alignment only. Check its limits of
          cross-level, twist, surface and combined conditions.
        </p>
      </Ledger>
      <ClosingCall question="See how a report is made." />
    </>
  ),
});

function rowOf(ranked: RankedPlace): LedgerRow {
  const { place, latest, change, threshold, urgency } = ranked;
  const { kilometre, parameter, short } = place;
  const { name: quantity, base, unit } = facts[parameter];
  const digits = digitsOf(parameter);
  return {
    id: `km-${kilometre}`,
    name: (
      <Ranked {...ranked}>
        {kmText(kilometre)}, {milepostText(kilometre)}
      </Ranked>
    ),
    text: (
      <Disclosure
        summary={
          <span>
            <b>{short}.</b>
            <br />
            <WholeWords>{`${quantity}, ${base}.`}</WholeWords>
          </span>
        }
      >
        <Stack gap={6} stretch>
          <p>
            <WholeWords>{foundText(ranked)}</WholeWords>
          </p>
          {urgency === "first" && <PlaceTrace of={ranked} isReadBeside />}
        </Stack>
      </Disclosure>
    ),
    values: [
      decimal(latest, digits) + unitOf({ unit }),
      signedDecimal(change, digits) + unitOf({ unit: changeUnitOf(parameter) }),
      threshold + unitOf({ unit }),
    ],
    note: (
      <>
        <b>
          <UrgencyWord urgency={urgency} />.
        </b>{" "}
        {dutyText(ranked)}
      </>
    ),
  };
}

/** The place with its picture, and what its reading does not say. */
function comparedOf(ranked: RankedPlace, picture: ReactNode, notSeen: string) {
  const { place, latest } = ranked;
  const { base, unit } = facts[place.parameter];
  return {
    picture,
    value: `${decimal(latest, digitsOf(place.parameter))}${unitOf({ unit })} ${unit === "%" ? base : ""}`,
    meaning: (
      <Ranked {...ranked}>
        <b>{`${place.short}, ${kmText(place.kilometre)}`}</b>
      </Ranked>
    ),
    reasons: [
      ["Do", place.act],
      ["Not seen", notSeen],
    ] as const,
  };
}

const nextRun = dayText(lastDay + DAYS_BETWEEN_RUNS);

/** Why and by when a place is looked at, except today. */
function dutyText({ urgency, beyond, forecast }: RankedPlace): string {
  if (urgency === "today") return "";
  if (beyond)
    return forecast === "weather" ? "A hot day, which is no defect." : "Beyond the threshold.";
  if (urgency === "planned") return "Again after the next run.";
  const isLater = urgency === "next" && typeof forecast !== "string";
  return `On site before ${isLater ? dayText(forecast.earliest) : "the next run"}.`;
}

/** What was found, and when the place is extrapolated to reach its threshold. */
function foundText({ place: { reason, unsure = "" }, forecast, urgency }: RankedPlace): string {
  const found = `${reason} ${unsure}`;
  if (typeof forecast === "string" || urgency === "planned") return found;
  return `${found} Extrapolated to reach the threshold between ${dayText(forecast.earliest)} and ${dayText(forecast.latest)}.`;
}

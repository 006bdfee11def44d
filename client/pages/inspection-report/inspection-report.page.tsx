import {
  type DashboardChoice,
  dashboardFields,
  readDashboardChoice,
} from "../../../shared/content/dashboard-choice.ts";
import { lineName } from "../../../shared/content/example-line/features.ts";
import { type RankedPlace, rankPlaces } from "../../../shared/content/example-line/rank.ts";
import { lineRoughness } from "../../../shared/content/example-line/roughness.ts";
import { runDates } from "../../../shared/content/example-line/runs.ts";
import { products } from "../../../shared/content/products/products.ts";
import { longDate } from "../../../shared/format.ts";
import { paths } from "../../../shared/paths.ts";
import { type Urgency, urgencies, urgencyLabels } from "../../../shared/urgency.ts";
import { Caption } from "../../components/caption.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { ExampleChip } from "../../components/example-chip.tsx";
import { RankPlate } from "../../components/figure-kit/rank-plate.tsx";
import { Cluster, Section, Wrap } from "../../components/layout.tsx";
import { PrintBrief } from "../../components/print-brief.tsx";
import { kmText } from "../../islands/dashboard/format.ts";
import { StripMap } from "../../islands/dashboard/strip-map.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import styles from "./inspection-report.module.css";
import overviewStyles from "./overview.module.css";
import { PlaceSheet, sheetId } from "./place-sheet.tsx";
import { rowsOf } from "./stacked-rows.ts";

interface ReportData {
  /** The Dashboard's choice: thresholds, decisions, and the place, without which all places are shown. */
  choice: DashboardChoice;
}

/** Id of the list of sheets. */
const LIST = "sheets";

const { slug, name } = products["autonomous-track-monitoring"];

/** A sheet to print for each ranked place of the example line, which an inspector completes by hand. */
export const inspectionReport = definePage<ReportData>({
  name: "inspection-report",
  path: paths.exampleLine.inspectionReport(),
  cache: "static",
  fields: dashboardFields,
  load: ({ query }) => ({ choice: readDashboardChoice(query) }),
  head: () => ({
    title: "Inspection report",
    description:
      "The ranked places of the example line as sheets to print: map, history, finding, what could not be seen, and lines for action, name and signature.",
  }),
  View: ({ data: { choice } }) => {
    const shown = rankPlaces(choice.thresholds).filter(
      ({ place }) => choice.at === null || place.kilometre === choice.at,
    );
    return (
      <>
        <Section flush="top">
          <Wrap>
            <Breadcrumb
              items={[{ label: name, href: paths.solution(slug) }, { label: "Inspection report" }]}
            />
            <h1 className={styles.title}>Inspection report</h1>
            <Cluster spread>
              <h2 className={text.lead}>
                {resultText(shown)}. {lineName}, {runDates.length} runs until{" "}
                <span className={text.whole}>{longDate(runDates[5])}</span>
              </h2>
              <Cluster gap={4}>
                <ExampleChip />
                <PrintBrief
                  label={shown.length > 1 ? `Print ${shown.length} sheets` : "Print this sheet"}
                  variant="secondary"
                />
              </Cluster>
            </Cluster>
            {shown.length > 1 && <Overview of={shown} />}
            {shown.map((ranked, index) => (
              <PlaceSheet
                key={ranked.rank}
                ranked={ranked}
                decisions={choice.decisions}
                sheet={`${index + 1} of ${shown.length}`}
                list={shown.length > 1 ? LIST : undefined}
              />
            ))}
          </Wrap>
        </Section>
        <ClosingCall question="See a report of your own line." />
      </>
    );
  },
});

/** "12 places, 2 to act on today" */
function resultText(shown: readonly RankedPlace[]): string {
  const today = shown.filter(({ urgency }) => urgency === "today").length;
  return `${shown.length} ${shown.length === 1 ? "place" : "places"}, ${today} to act on today`;
}

/** The places on the line and, by urgency, in their order, each with a link to its sheet. */
function Overview({ of }: { of: readonly RankedPlace[] }) {
  return (
    <nav id={LIST} className={overviewStyles.overview} aria-label="Sheets" data-screen-only="">
      <div className={overviewStyles.strip}>
        <StripMap
          ranked={of}
          shown={undefined}
          roughness={lineRoughness()}
          isBrief={false}
          rows={rowsOf(of)}
          linkOf={({ place, rank }) => ({
            href: `#${sheetId(place)}`,
            "aria-label": `Rank ${rank}, ${kmText(place.kilometre)}, ${place.short}`,
            tabIndex: -1,
          })}
        />
        <Caption className={overviewStyles.stripKey}>
          Steps above and below the line: curves. Trapezoids: sidings. Blue band: roughness.
        </Caption>
      </div>
      <div className={overviewStyles.groups}>
        {urgencies.map((urgency) => (
          <Group
            key={urgency}
            urgency={urgency}
            of={of.filter((each) => each.urgency === urgency)}
          />
        ))}
      </div>
    </nav>
  );
}

function Group({ urgency, of }: { urgency: Urgency; of: readonly RankedPlace[] }) {
  if (of.length === 0) return null;
  return (
    <section data-urgency={urgency}>
      <h3>{urgencyLabels[urgency]}</h3>
      <ol>
        {of.map(({ place, rank }) => (
          <li key={rank}>
            <a href={`#${sheetId(place)}`} className={overviewStyles.entry}>
              <RankPlate rank={rank} urgency={urgency} />
              <span>
                {place.short}
                <span className={text.meta}>{kmText(place.kilometre)}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

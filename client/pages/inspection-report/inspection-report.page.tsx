import { Fragment } from "react";
import {
  type DashboardChoice,
  dashboardFields,
  readDashboardChoice,
} from "../../../shared/content/dashboard-choice.ts";
import { lineName } from "../../../shared/content/example-line/features.ts";
import { type RankedPlace, rankedPlaces } from "../../../shared/content/example-line/rank.ts";
import { runDates } from "../../../shared/content/example-line/runs.ts";
import { capital } from "../../../shared/content/figure.ts";
import { products } from "../../../shared/content/products/products.ts";
import { longDate } from "../../../shared/format.ts";
import { paths } from "../../../shared/paths.ts";
import { ClosingCall } from "../../components/closing-call.tsx";
import { ExampleChip } from "../../components/example-chip.tsx";
import { Section, Wrap } from "../../components/layout.tsx";
import { NamedTitle } from "../../components/named-title.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import styles from "./inspection-report.module.css";
import { Overview } from "./overview.tsx";
import { PlaceSheet } from "./place-sheet.tsx";

interface ReportData {
  /** The Dashboard's choice: the place, without which all places are shown. */
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
    const shown = rankedPlaces.filter(
      ({ place }) => choice.at === null || place.kilometre === choice.at,
    );
    return (
      <>
        <Section flush="top">
          <Wrap>
            <Breadcrumb
              items={[{ label: name, href: paths.solution(slug) }, { label: "Inspection report" }]}
            />
            <div className={styles.opening}>
              <NamedTitle name={nameText} className={styles.headline}>
                {headlineOf(shown).map((phrase, index) => (
                  <Fragment key={phrase}>
                    {index > 0 && " "}
                    <span className={text.phrase}>{phrase}</span>
                  </Fragment>
                ))}
              </NamedTitle>
              <ExampleChip />
            </div>
            <h2 className={text.hidden}>Ranked places</h2>
            {shown.length > 1 && <Overview of={shown} id={LIST} />}
            {shown.map((ranked, index) => (
              <PlaceSheet
                key={ranked.rank}
                ranked={ranked}
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

const nameText = `Inspection report, ${lineName}, ${runDates.length} runs, ${longDate(runDates[0])} to ${longDate(runDates[5])}`;

/** What was found, and what has to be done today: "A rail sinks and an inlet closes:", "act on both today" */
function headlineOf(shown: readonly RankedPlace[]): readonly string[] {
  const found = shown.flatMap(({ place }) => place.found ?? []);
  if (found.length === 0) return [shown[0]?.place.short ?? "No place has this kilometre"];
  const duty = found.length === 1 ? "act today" : "act on both today";
  return [`${capital(found.join(" and "))}:`, duty];
}

import { contextOf } from "../../../shared/content/figure.ts";
import { type CompanyFigure, calculatedFigures, figures } from "../../../shared/content/figures.ts";
import { paths } from "../../../shared/paths.ts";
import { BandOpening } from "../../blocks/band-opening.tsx";
import { Ledger, type LedgerPart, type LedgerRow, OpeningRows } from "../../blocks/ledger.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { FigureNumber } from "../../components/figure-number.tsx";
import { Cluster } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { definePage } from "../../page.ts";

/** Defines the company's figures and gives the formulas of the calculated ones. */
export const figuresPage = definePage({
  name: "figures",
  path: paths.figures(),
  cache: "static",
  head: () => ({
    title: "Figures",
    description:
      "Every figure that the company states, what it counts and what it does not say; and how the figures beside the products are calculated.",
  }),
  header: "over-opening",
  View: () => (
    <>
      <BandOpening
        trail={[{ label: "Figures" }]}
        title="What each figure counts"
        lead="Each figure stands beside what it counts and what it does not say. Most of them state no period."
        action={
          <Cluster as="nav" gap={4} aria-label="On this page">
            {[...company, calculations].map(({ id, title }) => (
              <MoreLink key={id} href={`#${id}`}>
                {title}
              </MoreLink>
            ))}
          </Cluster>
        }
        band={
          <OpeningRows columns={columns} notes="limits" rows={[stated(figures.trackLength, 0)]} />
        }
      />
      <Ledger title="Company figures" of={{ parts: company }} columns={columns} notes="limits" />
      <Ledger
        {...calculations}
        tone="surface"
        lead={
          <MoreLink href={`${paths.solution("track-temperature-sensor")}#force`}>
            Use your own temperatures
          </MoreLink>
        }
        columns={["Figure", "Counts", "Formula"]}
      />
      <ClosingCall question="See what a run measures." pilot="A pilot on your own site" />
    </>
  ),
});

const columns = ["Figure", "Counts", "Does not say"];

/** The figures that the contexts of others state. */
const alsoStated = new Map<CompanyFigure, CompanyFigure>([
  [figures.dataCollected, figures.collectionTime],
  [figures.culverts, figures.inspectedCulverts],
]);

/** The figures of each part, the leading one first. */
const company = [
  part("track", "Track", [figures.dataCollected, figures.uncertainSpots]),
  part("inspection", "Inspection", [
    figures.reportingInaccuracy,
    figures.manualLabour,
    figures.inspectorCost,
  ]),
  part("weather", "Weather", [figures.forecast, figures.weatherCosts]),
  part("culverts", "Culverts", [
    figures.culvertsOverlooked,
    figures.culverts,
    figures.culvertImages,
    figures.imageProcessing,
  ]),
];

const calculations = {
  id: "calculated",
  title: "Calculated",
  of: [
    calculatedFigures.inspectionRound,
    calculatedFigures.forcePerDegree,
    calculatedFigures.reactionDistance,
    calculatedFigures.closingDistance,
    calculatedFigures.stoppingDistance,
  ].map((figure, index) => ({
    name: <FigureNumber of={figure} size={sizeOf(index)} />,
    text: contextOf(figure),
    note: figure.formula,
  })),
};

function part(id: string, title: string, of: readonly CompanyFigure[]): LedgerPart {
  return { id, title, rows: of.map(stated) };
}

/** The first figure of a part leads. */
function sizeOf(index: number) {
  return index === 0 ? "default" : "lead";
}

/** A company figure with its definition, and with that of a figure that its context states. */
function stated(figure: CompanyFigure, index: number): LedgerRow {
  const { counts, excludes } = figure;
  const also = alsoStated.get(figure);
  return {
    name: <FigureNumber of={figure} size={sizeOf(index)} />,
    text: (
      <>
        {contextOf(figure)}
        {counts && `. ${counts}`}
      </>
    ),
    note: [excludes, also?.excludes].join(" "),
  };
}

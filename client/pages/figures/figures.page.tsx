import { contextOf, type Figure } from "../../../shared/content/figure.ts";
import { type CompanyFigure, calculatedFigures, figures } from "../../../shared/content/figures.ts";
import { paths } from "../../../shared/paths.ts";
import { BandOpening, Contents, type PartLink } from "../../blocks/band-opening.tsx";
import { Ledger, type LedgerRow } from "../../blocks/ledger.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { FigureNumber } from "../../components/figure-number.tsx";
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
        lead="Each figure stands beside what it counts and what it does not say."
        band={<Contents links={[...company, calculations].map(partLink)} />}
      />
      <Ledger
        title="Company figures"
        of={{ parts: company }}
        lead="Most of them state no period."
        columns={["Figure", "Counts", "Does not say"]}
        notes="limits"
      />
      <Ledger
        id={calculations.id}
        title={calculations.title}
        of={calculations.rows}
        tone="surface"
        lead={
          <MoreLink href={`${paths.solution("track-temperature-sensor")}#force`}>
            Use your own temperatures
          </MoreLink>
        }
        columns={["Figure", "Counts", "Formula"]}
      />
      <ClosingCall question="See what a run measures." />
    </>
  ),
});

interface FigurePart {
  id: string;
  title: string;
  /** The first is also in the opening. */
  rows: readonly [FigureRow, ...FigureRow[]];
}

type FigureRow = LedgerRow & { figure: Figure };

const company: readonly FigurePart[] = [
  {
    id: "track",
    title: "Track",
    rows: [
      stated(figures.trackLength),
      stated(figures.dataCollected, figures.collectionTime),
      stated(figures.uncertainSpots),
    ],
  },
  {
    id: "inspection",
    title: "Inspection by hand",
    rows: [
      stated(figures.reportingInaccuracy),
      stated(figures.manualLabour),
      stated(figures.inspectorCost),
    ],
  },
  {
    id: "weather",
    title: "Weather",
    rows: [stated(figures.forecast), stated(figures.weatherCosts)],
  },
  {
    id: "culverts",
    title: "Culverts",
    rows: [
      stated(figures.culvertsOverlooked),
      stated(figures.culverts, figures.inspectedCulverts),
      stated(figures.culvertImages),
      stated(figures.imageProcessing),
    ],
  },
];

const calculations: FigurePart = {
  id: "calculated",
  title: "Calculated figures",
  rows: [
    calculated("inspectionRound"),
    calculated("forcePerDegree"),
    calculated("reactionDistance"),
    calculated("closingDistance"),
    calculated("stoppingDistance"),
  ],
};

/** A company figure with its definition, and with that of a figure that its context states. */
function stated(figure: CompanyFigure, also?: CompanyFigure) {
  const { counts, excludes } = figure;
  return {
    figure,
    name: <FigureNumber of={figure} size="lead" />,
    text: (
      <>
        {contextOf(figure)}
        {counts && `. ${counts}`}
      </>
    ),
    note: [excludes, also?.excludes].join(" "),
  };
}

function calculated(name: keyof typeof calculatedFigures) {
  const figure = calculatedFigures[name];
  return {
    figure,
    name: <FigureNumber of={figure} size="lead" />,
    text: contextOf(figure),
    note: figure.formula,
  };
}

/** The link to a part, with its first figure. */
function partLink({ id, title, rows: [{ figure }] }: FigurePart): PartLink {
  return { href: `#${id}`, label: title, number: figure, context: contextOf(figure) };
}

import { contextOf, quantityOf } from "../../../shared/content/figure.ts";
import { type CompanyFigure, calculatedFigures, figures } from "../../../shared/content/figures.ts";
import { paths } from "../../../shared/paths.ts";
import { BandOpening, Contents } from "../../blocks/band-opening.tsx";
import { Ledger, type LedgerPart, type LedgerRow, linkTo } from "../../blocks/ledger.tsx";
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
        name="What each figure counts"
        title={`${quantityOf(trackLength)} of track`}
        lead="Monitored at a northern railway operator. Each figure stands beside what it counts and what it does not say."
        aside={
          <Contents
            links={[
              ...company.of.parts.map(partLink),
              linkTo({ ...calculations, counts: "figures" }),
            ]}
          />
        }
      />
      <Ledger
        {...company}
        lead="Most of them state no period."
        columns={["Figure", "Counts", "Does not say"]}
      />
      <Ledger {...calculations} tone="surface" columns={["Figure", "Counts", "Formula"]}>
        <MoreLink href={`${paths.solution("track-temperature-sensor")}#force`}>
          Use your own temperatures
        </MoreLink>
      </Ledger>
      <ClosingCall question="See what a run measures." />
    </>
  ),
});

const { trackLength } = figures;

const company = {
  title: "Company figures",
  of: {
    parts: [
      {
        id: "track",
        title: "Track",
        rows: [
          stated(trackLength),
          stated(figures.dataCollected, figures.collectionTime),
          stated(figures.uncertainSpots),
        ],
      },
      {
        id: "inspection",
        title: "Inspection by hand",
        rows: [
          stated(figures.manualLabour),
          stated(figures.inspectorCost),
          stated(figures.reportingInaccuracy),
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
          stated(figures.culverts, figures.inspectedCulverts),
          stated(figures.culvertsOverlooked),
          stated(figures.culvertImages),
          stated(figures.imageProcessing),
        ],
      },
    ],
  },
};

const calculations = {
  id: "calculated",
  title: "Calculated figures",
  of: [
    calculated("inspectionRound"),
    calculated("forcePerDegree"),
    calculated("reactionDistance"),
    calculated("closingDistance"),
    calculated("stoppingDistance"),
  ],
};

/** The link to a part of the company's figures. */
function partLink({ rows, ...part }: LedgerPart) {
  return linkTo({ ...part, of: rows, counts: "figures" });
}

/** A company figure with its definition, and with that of a figure that its context states. */
function stated(figure: CompanyFigure, also?: CompanyFigure): LedgerRow {
  const { counts, excludes } = figure;
  return {
    name: <FigureNumber of={figure} size="sm" />,
    text: (
      <>
        {contextOf(figure)}
        {counts && `. ${counts}`}
      </>
    ),
    note: [excludes, also?.excludes].join(" "),
  };
}

function calculated(name: keyof typeof calculatedFigures): LedgerRow {
  const figure = calculatedFigures[name];
  return {
    name: <FigureNumber of={figure} size="sm" />,
    text: contextOf(figure),
    note: figure.formula,
  };
}

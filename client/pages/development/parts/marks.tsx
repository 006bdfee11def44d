import { figures } from "../../../../shared/content/figures.ts";
import { products } from "../../../../shared/content/products.ts";
import { paths } from "../../../../shared/paths.ts";
import { Actions } from "../../../components/actions.tsx";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { Figure } from "../../../components/figure.tsx";
import { Marker } from "../../../components/marker.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import { NamedTitle } from "../../../components/named-title.tsx";
import { Statistics } from "../../../components/statistics.tsx";
import { Ticks } from "../../../components/ticks.tsx";
import { Verdict } from "../../../components/verdict.tsx";
import { Breadcrumb } from "../../../layout/breadcrumb.tsx";
import { type DrawnFigure, FigureScale } from "../../figure-scale.tsx";
import { Part, Row } from "./part.tsx";

const drawn: readonly DrawnFigure[] = ["culvertImages", "culverts", "dataCollected", "forecast"];

/** Small components: badges, verdicts, markers, the breadcrumb, numbers and rulers. */
export function Marks() {
  return (
    <>
      <Part
        title="Badge, verdict, marker"
        note="A badge names a category, a verdict says when to look, a marker refers to a drawing."
      >
        <Row>
          <Badge category="blog" />
          <Badge category="press_release" />
          <Verdict urgency="first" />
          <Verdict urgency="next" />
          <Verdict urgency="planned" />
          <Marker mark={1} />
          <Marker mark="A" />
        </Row>
      </Part>
      <Part title="Breadcrumb" note="At the top of every page below the first level.">
        <Breadcrumb
          items={[
            { label: "Solutions", href: paths.solutions() },
            {
              label:
                "A post whose title is so long that no window holds it on one line, whatever its width may be",
            },
          ]}
        />
      </Part>
      <Part
        title="Figures"
        note="Every number has a line that says what it counts, and its source."
      >
        <Row wide>
          <Figure of={figures.trackLength} />
          <Figure of={figures.weatherCosts} />
          <Figure of={figures.uncertainSpots} size="sm" />
        </Row>
      </Part>
      <Part
        title="Headline statistics"
        note="The figures of a product. Own arithmetic is marked as such."
      >
        <Statistics figures={products["track-temperature-sensor"].statistics} />
      </Part>
      <Part title="First heading" note="The product's name, then the headline.">
        <NamedTitle name={products["track-temperature-sensor"].name}>
          {products["track-temperature-sensor"].headline}
        </NamedTitle>
      </Part>
      <Part
        title="Rule and tally"
        note="Drawn to scale; the caption says what one mark stands for."
      >
        <Ticks />
        <Row wide>
          {drawn.map((name) => (
            <FigureScale key={name} of={name} />
          ))}
        </Row>
      </Part>
      <Part
        title="Two actions"
        note="The one action of a page, and a link for visitors who want to read first."
      >
        <Actions>
          <Button size="lg" href={paths.bookADemo()}>
            Book a demo
          </Button>
          <MoreLink href={paths.about()}>See how it works</MoreLink>
        </Actions>
      </Part>
    </>
  );
}

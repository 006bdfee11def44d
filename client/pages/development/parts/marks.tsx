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
import { Exhibit, Row } from "./exhibit.tsx";

const drawn: readonly DrawnFigure[] = ["culvertImages", "culverts", "dataCollected", "forecast"];

/** Small components: badges, verdicts, markers, the breadcrumb, numbers and rulers. */
export function Marks() {
  return (
    <>
      <Exhibit title="Badge, verdict, marker" note="Shape before colour, and always a word.">
        <Row>
          <Badge category="blog" />
          <Badge category="press_release" />
          <Verdict urgency="first" />
          <Verdict urgency="next" />
          <Verdict urgency="planned" />
          <Marker mark={1} />
          <Marker mark="A" />
        </Row>
      </Exhibit>
      <Exhibit title="Breadcrumb">
        <Breadcrumb
          items={[
            { label: "Solutions", href: paths.solutions() },
            {
              label:
                "A post whose title is so long that no window holds it on one line, whatever its width may be",
            },
          ]}
        />
      </Exhibit>
      <Exhibit title="Figures" note="Never a number without its line, and where it comes from.">
        <Row wide>
          <Figure of={figures.trackLength} />
          <Figure of={figures.weatherCosts} />
          <Figure of={figures.uncertainSpots} size="sm" />
        </Row>
      </Exhibit>
      <Exhibit title="Headline statistics" note="Arithmetic is marked as such.">
        <Statistics figures={products["track-temperature-sensor"].statistics} />
      </Exhibit>
      <Exhibit title="First heading" note="The product's name, then the headline.">
        <NamedTitle name={products["track-temperature-sensor"].name}>
          {products["track-temperature-sensor"].headline}
        </NamedTitle>
      </Exhibit>
      <Exhibit title="Rule and tally" note="Drawn to scale, and the caption says what one mark is.">
        <Ticks />
        <Row wide>
          {drawn.map((name) => (
            <FigureScale key={name} of={name} />
          ))}
        </Row>
      </Exhibit>
      <Exhibit title="Two actions">
        <Actions>
          <Button size="lg" href={paths.bookADemo()}>
            Book a demo
          </Button>
          <MoreLink href={paths.about()}>See how it works</MoreLink>
        </Actions>
      </Exhibit>
    </>
  );
}

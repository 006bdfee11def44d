import { culvertAt } from "../../../../shared/content/culvert-inventory.ts";
import {
  type SheetPlace,
  shownCulverts,
  tieRule,
} from "../../../../shared/content/culvert-sheet.ts";
import { industries } from "../../../../shared/content/industries.ts";
import { paths } from "../../../../shared/paths.ts";
import { urgencies } from "../../../../shared/urgency.ts";
import { Caption } from "../../../components/caption.tsx";
import { CulvertPhotograph, OutlineKey } from "../../../components/culvert-photograph.tsx";
import { DemoLink } from "../../../components/demo-link.tsx";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { ExampleChip } from "../../../components/example-chip.tsx";
import { Plot, PlotSymbol } from "../../../components/figure-kit/plot.tsx";
import { RankPlate, RankShape } from "../../../components/figure-kit/rank-plate.tsx";
import { percent } from "../../../components/figure-kit/scale.ts";
import { Cluster, Columns, Section, Wrap } from "../../../components/layout.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import { Picture } from "../../../components/picture.tsx";
import { Verdict } from "../../../components/verdict.tsx";
import { Breadcrumb } from "../../../layout/breadcrumb.tsx";
import watershed from "../../../media/drawings/watershed.svg";
import text from "../../../styles/text.module.css";
import styles from "./infrastructure.module.css";

const { name, line } = industries.infrastructure;
const ranked = [...shownCulverts].sort((a, b) => a.rank - b.rank);

/** Where the drawn line crosses water, from its beginning, as shares of the drawing. */
const crossings = [
  [0.192, 0.494],
  [0.371, 0.498],
  [0.523, 0.357],
  [0.679, 0.228],
  [0.761, 0.223],
  [0.886, 0.173],
] as const;

const shownUrgencies = urgencies.filter((each) => ranked.some(({ urgency }) => urgency === each));

/** The opening: a watershed with six ranked culverts, and the photograph of each. */
export function InfrastructureHero() {
  return (
    <Section tone="night" flush className={styles.hero}>
      <Wrap className={styles.opening}>
        <Breadcrumb items={[{ label: "Industries", href: paths.industries() }, { label: name }]} />
        <h1 className={text.display}>{name} Solutions</h1>
        <p>{line}</p>
        <DemoLink industry={name} />
      </Wrap>
      <div className={styles.relief}>
        <div className={styles.sheet}>
          <Picture
            name="terrain"
            alt=""
            sizes="(width < 48rem) 27rem, 100vw"
            className={styles.terrain}
            priority
          />
          <StaticDrawing of={watershed} ground="night" className={styles.water} />
          <Plot className={styles.marks}>
            {crossings.map(([x, y], index) => (
              <PlotSymbol key={x} x={percent(x)} y={percent(y)}>
                {shownCulverts[index] && <RankShape {...shownCulverts[index]} />}
              </PlotSymbol>
            ))}
          </Plot>
        </div>
      </div>
      <Wrap className={styles.ranked}>
        <Cluster gap={8} spread className={styles.key}>
          <Cluster gap={3}>
            {shownUrgencies.map((urgency) => (
              <Verdict key={urgency} urgency={urgency} />
            ))}
            <ExampleChip />
          </Cluster>
          <p className={text.small}>
            <OutlineKey />
          </p>
          <MoreLink href={`${paths.solution("culvert-risk-assessor")}#sheet`}>
            Rank the photographs
          </MoreLink>
        </Cluster>
        <Columns as="ol" count={3} wide={6} gap={6}>
          {ranked.map((place) => (
            <RankedCulvert key={place.km} {...place} />
          ))}
        </Columns>
        <Caption className={styles.rule}>
          Condition × consequence of failure, 1 to 5 each. Consequence counts fill first, then
          access, water and houses. {tieRule}
        </Caption>
      </Wrap>
    </Section>
  );
}

/** The photograph of a culvert, the two scores that give its rank, and the reason for each. */
function RankedCulvert(place: SheetPlace) {
  const { picture, view, finding, consequence, conditionScore, consequenceScore } = place;
  const note = place.urgency === "today" && culvertAt(place.km).note;
  return (
    <li className={styles.culvert}>
      <CulvertPhotograph picture={picture} view={view} alt="" sizes="(width >= 64rem) 20vw, 28vw" />
      <p className={styles.score}>
        <RankPlate {...place} />
        <span>
          {conditionScore} × {consequenceScore} = <b>{conditionScore * consequenceScore}</b>
        </span>
      </p>
      <p>
        {finding} <span className={text.muted}>{consequence}</span>
      </p>
      {note && <p className={styles.today}>{note}</p>}
    </li>
  );
}

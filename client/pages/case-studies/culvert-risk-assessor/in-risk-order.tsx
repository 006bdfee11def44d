import { culvertAt } from "../../../../shared/content/culvert-inventory.ts";
import { culvertSheet, type SheetPlace } from "../../../../shared/content/culvert-sheet.ts";
import { classNames } from "../../../components/class-names.ts";
import { CulvertPhotograph, OutlineKey } from "../../../components/culvert-photograph.tsx";
import { ExampleChip } from "../../../components/example-chip.tsx";
import { Numeral } from "../../../components/figure-number.tsx";
import { Cluster, Columns, Grid, Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./culvert-risk-assessor-case.module.css";

interface InRiskOrderProps {
  first: SheetPlace;
  /** A culvert of the same condition that comes later. */
  later: SheetPlace;
}

/** Why two culverts of the same condition have different ranks: the photographs and scores of both. */
export function InRiskOrder({ first, later }: InRiskOrderProps) {
  return (
    <Section tone="surface">
      <Wrap>
        <Grid split="8-4" gap={5} align="end">
          <h2 className={text.title}>
            Same condition, ranks {first.rank} and {later.rank}
          </h2>
          <p className={text.muted}>
            Condition times consequence, each from 1 to 5, gives the order. Here more fill and no
            road to the site outweigh a larger catchment.
          </p>
        </Grid>
        <Columns count={2} gap={8} className={styles.photographs}>
          <Ranked {...first} />
          <Ranked {...later} />
        </Columns>
        <Cluster gap={4} className={classNames(text.small, styles.outlines)}>
          <OutlineKey />
          <ExampleChip />
        </Cluster>
      </Wrap>
    </Section>
  );
}

function Ranked({ km, picture, rank, finding, ...scores }: SheetPlace) {
  const { conditionScore, consequenceScore } = scores;
  const { coverM, access, catchmentKm2 } = culvertAt(km);
  return (
    <figure className={styles.place}>
      <CulvertPhotograph
        picture={picture}
        view="whole"
        alt={`Culvert at km ${km} (illustration)`}
        sizes="(min-width: 48rem) 46vw, 66vw"
        className={styles.photograph}
      />
      <figcaption className={styles.score}>
        <RiskSquare condition={conditionScore} consequence={consequenceScore} />
        <div>
          <Numeral size="sm">
            {conditionScore} × {consequenceScore} = {conditionScore * consequenceScore}
          </Numeral>
          <p>
            <b>
              Rank {rank} of {culvertSheet.length},
            </b>{" "}
            km {km}
          </p>
        </div>
        <dl className={styles.reasons}>
          <dt>
            <span aria-hidden="true">↑ </span>Condition {conditionScore}
          </dt>
          <dd>{finding}</dd>
          <dt>
            <span aria-hidden="true">→ </span>Consequence {consequenceScore}
          </dt>
          <dd>
            {coverM} m of fill, {access}, {catchmentKm2} km² of catchment
          </dd>
        </dl>
      </figcaption>
    </figure>
  );
}

interface RiskSquareProps {
  condition: number;
  consequence: number;
}

/** Five times five fields; as many are filled as the product of the scores. */
function RiskSquare({ condition, consequence }: RiskSquareProps) {
  const field = (_: unknown, index: number) => {
    const [row, column] = [Math.floor(index / 5), index % 5];
    return (
      <rect
        key={index}
        className={styles.field}
        data-filled={row >= 5 - condition && column < consequence ? "" : undefined}
        x={column * 10}
        y={row * 10}
        width="8"
        height="8"
      />
    );
  };
  return (
    <svg className={styles.square} viewBox="0 0 48 48" aria-hidden="true">
      {Array.from({ length: 25 }, field)}
    </svg>
  );
}

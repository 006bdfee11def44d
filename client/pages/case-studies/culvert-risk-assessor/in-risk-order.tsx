import { culvertAt } from "../../../../shared/content/culvert-inventory.ts";
import type { SheetPlace } from "../../../../shared/content/culvert-sheet.ts";
import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { Numeral } from "../../../components/figure-number.tsx";
import { Columns, Grid, Section, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import text from "../../../styles/text.module.css";
import styles from "./culvert-risk-assessor-case.module.css";

interface InRiskOrderProps {
  first: SheetPlace;
  /** A culvert that comes later although more of its opening is blocked. */
  most: SheetPlace;
}

/** Why the first culvert of the ranking is not the most blocked one: the photographs and scores of both. */
export function InRiskOrder({ first, most }: InRiskOrderProps) {
  return (
    <Section tone="night">
      <Wrap>
        <Grid split="8-4" gap={5} align="end">
          <h2 className={text.title}>More blocked, but rank {most.rank}</h2>
          <p className={text.muted}>
            A rank is condition times consequence, each from 1 to 5, once every culvert has been
            photographed.
          </p>
        </Grid>
        <Columns count={2} gap={8} className={styles.photographs}>
          <Ranked {...first} />
          <Ranked {...most} />
        </Columns>
      </Wrap>
    </Section>
  );
}

function Ranked({ km, picture, rank, finding, blockagePercent, ...scores }: SheetPlace) {
  const { conditionScore, consequenceScore } = scores;
  const { spanM, coverM, access, catchmentKm2 } = culvertAt(km);
  return (
    <figure className={styles.place}>
      <div className={styles.photograph}>
        <Picture name={picture} sizes="(min-width: 48rem) 46vw, 66vw" />
        <Opening spanM={spanM} closedPercent={blockagePercent ?? 0} />
      </div>
      <figcaption className={styles.score}>
        <RiskSquare condition={conditionScore} consequence={consequenceScore} />
        <div>
          <Numeral size="sm">
            {conditionScore} × {consequenceScore} = {conditionScore * consequenceScore}
          </Numeral>
          <p>
            <b>Rank {rank},</b> km {km}
          </p>
        </div>
        <dl className={styles.reasons}>
          <dt>Condition {conditionScore}</dt>
          <dd>{finding}</dd>
          <dt>Consequence {consequenceScore}</dt>
          <dd>
            {coverM} m of fill, {access}, {catchmentKm2} km² of catchment
          </dd>
        </dl>
      </figcaption>
    </figure>
  );
}

interface OpeningProps {
  spanM: number;
  /** The share of the area that is closed. */
  closedPercent: number;
}

const RADIUS = 48;

/** The round opening from the front, with its closed part: as much of its area as the finding states. */
function Opening({ spanM, closedPercent }: OpeningProps) {
  const level = levelOf(closedPercent / 100);
  const half = Math.sqrt(1 - level ** 2);
  const [x, y] = [half * RADIUS, level * RADIUS].map((value) => Math.round(value * 10) / 10);
  return (
    <p className={styles.opening}>
      <svg className={styles.pipe} viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r={RADIUS} />
        <path d={`M${-(x ?? 0)} ${y}A${RADIUS} ${RADIUS} 0 0 0 ${x} ${y}z`} />
      </svg>
      <span>
        <b>{closedPercent}% closed</b> of an opening of {spanM}
        {UNIT_SPACE}m
      </span>
    </p>
  );
}

/** How far below the middle of a circle the level stands that has this share of the area below it, in radii. */
function levelOf(share: number): number {
  let [low, high] = [-1, 1];
  while (high - low > 1e-4) {
    const middle = (low + high) / 2;
    const below = (Math.acos(middle) - middle * Math.sqrt(1 - middle ** 2)) / Math.PI;
    if (below > share) low = middle;
    else high = middle;
  }
  return low;
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

import {
  culvertAt,
  inventoryText,
  structureText,
} from "../../../../shared/content/culvert-inventory.ts";
import {
  culvertSheet,
  type SheetPlace,
  shownCulverts,
  tieRule,
} from "../../../../shared/content/culvert-sheet.ts";
import { places } from "../../../../shared/content/example-line/places.ts";
import { LATEST, runDates } from "../../../../shared/content/example-line/runs.ts";
import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { longDate, shortDate } from "../../../../shared/format.ts";
import { Button } from "../../../components/button.tsx";
import { classNames } from "../../../components/class-names.ts";
import { CulvertPhotograph, OutlineKey } from "../../../components/culvert-photograph.tsx";
import { ExampleChip } from "../../../components/example-chip.tsx";
import { RankPlate, UrgencyWord } from "../../../components/figure-kit/rank-plate.tsx";
import { Cluster, Columns, Grid, Section, Wrap } from "../../../components/layout.tsx";
import { TwoViews } from "../../../components/two-views.tsx";
import { Verdict } from "../../../components/verdict.tsx";
import { Enhanced } from "../../../island/island.tsx";
import text from "../../../styles/text.module.css";
import styles from "./contact-sheet.module.css";

type SheetOrder = "line" | "risk";
type Query = Readonly<Record<string, string>>;

/** The photographs of the highest ranks in the order of risk or along the line, and the first place on its first and latest photograph. */
export function ContactSheet({ query }: { query: Query }) {
  const order = query.order === "line" ? "line" : "risk";
  return (
    <Section tone="night" id="sheet">
      <Wrap>
        <Grid split="4-8" gap={6} align="end" className={styles.head}>
          <h2>
            Top {shownCulverts.length} of {culvertSheet.length}, by risk
          </h2>
          <Columns count={3} gap={2} className={styles.uses}>
            <div>
              <h3>Find</h3>
              <p className={text.muted}>One record for each culvert, with its photograph.</p>
            </div>
            <div>
              <h3>Rank</h3>
              <p className={text.muted}>
                Condition (photograph) × consequence (inventory), each 1 to 5. {tieRule}
              </p>
            </div>
            <div>
              <h3>Revisit</h3>
              <p className={text.muted}>
                The next photograph beside the last. Your engineer decides.
              </p>
            </div>
          </Columns>
        </Grid>
        <div className={styles.frame}>
          <Enhanced by="contact-sheet" wake="interaction" data-order={order}>
            <Bar order={order} query={query} />
            <p role="status" className={text.hidden} />
            <ol className={styles.tiles}>
              {inOrder(order).map((place) => (
                <Tile key={place.km} place={place} />
              ))}
            </ol>
            <Cluster gap={4} className={styles.key}>
              {(["today", "first", "next"] as const).map((urgency) => (
                <UrgencyWord key={urgency} urgency={urgency} />
              ))}
              <OutlineKey />
            </Cluster>
          </Enhanced>
          <FirstPlace />
        </div>
      </Wrap>
    </Section>
  );
}

function inOrder(order: SheetOrder): readonly SheetPlace[] {
  return order === "line" ? shownCulverts : [...shownCulverts].sort((a, b) => a.rank - b.rank);
}

function Bar({ order, query }: { order: SheetOrder; query: Query }) {
  const other = order === "line" ? "risk" : "line";
  const address = new URLSearchParams({ ...query, order: other });
  return (
    <div className={styles.bar}>
      <b>Culvert Risk Assessor</b>
      <span className={classNames(text.small, styles.line)}>
        {"Example Subdivision, km\u00a00\u00a0to\u00a048"}
      </span>
      <ExampleChip />
      <Button variant="outline" size="sm" href={`?${address}#sheet`} data-sort="">
        {sortLabels[other]}
      </Button>
    </div>
  );
}

const sortLabels: Record<SheetOrder, string> = { line: "Along the line", risk: "Rank by risk" };

function Tile({ place }: { place: SheetPlace }) {
  const { km, picture, view, finding, consequence, rank, urgency, photographed } = place;
  const { conditionScore, consequenceScore } = place;
  return (
    <li data-km={km} data-rank={rank}>
      <div className={styles.photograph}>
        <CulvertPhotograph
          picture={picture}
          view={view}
          alt={`Culvert at km ${km} (illustration)`}
          sizes="(min-width: 48rem) 30vw, 41vw"
        />
        <p className={styles.score}>
          <span className={text.hidden}>Condition times consequence: </span>
          {conditionScore} × {consequenceScore} = <b>{conditionScore * consequenceScore}</b>
        </p>
        <p className={styles.km}>
          <RankPlate rank={rank} urgency={urgency} /> km {km}
        </p>
      </div>
      <p className={styles.date}>{shortDate(photographed)}</p>
      <p className={styles.structure}>{structureText(culvertAt(km))}</p>
      <p className={styles.finding}>
        {finding}
        <span className={text.muted}>{consequence}</span>
      </p>
    </li>
  );
}

/** The first place of the ranking on its first and latest photograph, with the reasons for its place. */
function FirstPlace() {
  const first = culvertSheet.find(({ rank }) => rank === 1);
  if (!first) throw new Error("The example sheet has no first place");
  const culvert = culvertAt(first.km);
  const openings = places.find(({ kilometre }) => kilometre === Number(first.km))?.readings ?? [];
  const [earliest = "", latest = ""] = [0, LATEST].map(
    (run) => `${shortDate(runDates[run] ?? "")}: ${openings[run]}% clear`,
  );
  const reasons = [
    [
      "Finding",
      `${first.finding}. ${culvert.note} Photograph of ${longDate(first.photographed).replace(" ", UNIT_SPACE)}`,
    ],
    [
      "Your inventory adds",
      `${structureText(culvert)}. ${inventoryText({ ...culvert, note: "" })}`,
    ],
    [
      "Why it stands here",
      "More blocked on each photograph, under the main track, and no crew can drive to it. It is for today because the track settles.",
    ],
  ];
  return (
    <div className={styles.first}>
      <TwoViews
        seen={{ name: "culvert-branches-before", label: earliest }}
        scanned={{ name: "culvert-branches-after", label: latest }}
        names={["first photograph", "latest photograph"]}
        sizes="(min-width: 64rem) 62vw, (min-width: 48rem) 100vw, 52vw"
      />
      <div className={styles.reasons}>
        <h3>
          <span className={styles.place}>
            <RankPlate {...first} /> km {first.km}
          </span>{" "}
          <Verdict urgency={first.urgency} />
        </h3>
        <dl>
          {reasons.map(([term, detail]) => (
            <div key={term}>
              <dt className={text.meta}>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

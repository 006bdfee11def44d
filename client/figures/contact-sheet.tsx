import type { ReactNode } from "react";
import { type ShownCulvert, shownCulverts } from "../../shared/content/culvert-sheet.ts";
import { shortDate } from "../../shared/format.ts";
import { milesOf } from "../../shared/units.ts";
import { Button } from "../components/button.tsx";
import { CulvertPhotograph, OutlineKey } from "../components/culvert-photograph.tsx";
import ui from "../components/interface.module.css";
import { Cluster } from "../components/layout.tsx";
import { ExampleChip } from "../components/marks.tsx";
import { WholeWords } from "../components/whole-words.tsx";
import { Enhanced } from "../island/island.tsx";
import text from "../styles/text.module.css";
import styles from "./contact-sheet.module.css";
import { RankPlate } from "./rank-plate.tsx";

const sortLabels = { line: "Along the line", risk: "Rank by risk" };

interface ContactSheetProps {
  query: Readonly<Record<string, string>>;
  /** When a culvert has each mark. */
  legend: ReactNode;
}

/** The photographs of the highest ranks, in the order of risk or along the line. Without script a link changes the order. */
export function ContactSheet({ query, legend }: ContactSheetProps) {
  const order = query.order === "line" ? "line" : "risk";
  const other = order === "line" ? "risk" : "line";
  const places =
    order === "line" ? shownCulverts : [...shownCulverts].sort((a, b) => a.rank - b.rank);
  return (
    <Enhanced by="contact-sheet" wake="interaction" className={ui.frame} data-order={order}>
      <div className={ui.bar}>
        <b>Culvert Risk Assessor</b>
        <p>{"Example Subdivision, km\u00a00\u00a0to\u00a048"}</p>
        <ExampleChip className={ui.example} />
        <Button
          variant="outline"
          size="sm"
          href={`?${new URLSearchParams({ ...query, order: other })}#sheet`}
          data-sort=""
        >
          {sortLabels[other]}
        </Button>
      </div>
      <p role="status" className={text.hidden} />
      <ol className={styles.tiles}>
        {places.map((place) => (
          <Tile key={place.km} place={place} />
        ))}
      </ol>
      <Cluster gap={4} className={styles.key}>
        {legend}
        <OutlineKey />
      </Cluster>
    </Enhanced>
  );
}

function Tile({ place }: { place: ShownCulvert }) {
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
        <RankPlate rank={rank} urgency={urgency} />
        <b>{`km\u00a0${km}`}</b>
        <p>
          <span className={text.hidden}>Condition times consequence: </span>
          {conditionScore} × {consequenceScore} = <b>{conditionScore * consequenceScore}</b>
        </p>
      </div>
      <b>{finding}</b>
      <p className={text.muted}>
        <WholeWords>
          {`mp\u00a0${milesOf(Number(km)).toFixed(2)}. ${consequence}. ${shortDate(photographed)}`}
        </WholeWords>
      </p>
    </li>
  );
}

import { culvertSheet, type SheetPlace } from "../../../shared/content/culvert-sheet.ts";
import { ExampleChip } from "../../components/example-chip.tsx";
import { RankPlate } from "../../components/figure-kit/rank-plate.tsx";
import interfaceWindow from "../../components/interface.module.css";
import { Picture } from "../../components/picture.tsx";
import styles from "./book-a-demo-page.module.css";

const SHOWN = 9;

/** The first photographs of the contact sheet in the order of risk. */
export function RankedCulverts() {
  const ranked = [...culvertSheet].sort((a, b) => a.rank - b.rank).slice(0, SHOWN);
  return (
    <div className={interfaceWindow.frame}>
      <div className={styles.bar}>
        <b>Culvert Risk Assessor</b>
        <ExampleChip />
      </div>
      <ol className={styles.tiles}>
        {ranked.map((place) => (
          <Tile key={place.km} {...place} />
        ))}
      </ol>
    </div>
  );
}

function Tile({ km, picture, finding, rank, urgency }: SheetPlace) {
  const isFirst = rank === 1;
  return (
    <li className={styles.tile}>
      <Picture
        name={picture}
        alt=""
        sizes={isFirst ? "(width >= 64rem) 46vw, 92vw" : "(width >= 64rem) 12vw, 46vw"}
        className={styles.photograph}
      />
      <p className={styles.tileWords}>
        <RankPlate rank={rank} urgency={urgency} />
        <span>
          <b>km {km}</b> {finding}
        </span>
      </p>
    </li>
  );
}

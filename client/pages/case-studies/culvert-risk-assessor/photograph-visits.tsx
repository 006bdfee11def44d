import { coverageStart, INLETS_A_DAY } from "../../../../shared/content/coverage.ts";
import { quantityOf } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { formatNumber } from "../../../../shared/format.ts";
import { Boxes } from "../../../components/figure-kit/boxes.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Columns, Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./culvert-risk-assessor-case.module.css";

const { assets } = coverageStart;
const HOURS_A_DAY = 8;
const days = assets / INLETS_A_DAY;
const { imageProcessing } = figures;

/** The time to photograph every inlet and, as its first hour, the time to process the photographs. */
export function PhotographVisits() {
  return (
    <Section>
      <Wrap>
        <h2 className={text.title}>
          <span className={text.phrase}>{days} days to photograph every inlet,</span>{" "}
          <span className={text.phrase}>{quantityOf(imageProcessing)} or less to process</span>
        </h2>
        <figure className={styles.times}>
          <Boxes of={days * HOURS_A_DAY} rows={HOURS_A_DAY} bold={imageProcessing.value} />
          <figcaption>
            <Columns count={2} gap={6}>
              <p className={text.lead}>
                {formatNumber(assets)} inlets ÷ {INLETS_A_DAY} photographed a day, an assumption, ={" "}
                {days} days. One column is one day of {HOURS_A_DAY} hours;{" "}
                <span className={styles.hour}>{quantityOf(imageProcessing)} of processing.</span>
              </p>
              <p className={text.muted}>
                To photograph, not to inspect. Thousands of images are processed in{" "}
                {quantityOf(imageProcessing)} or less. Photographs from an archive or a patrol save
                the walk.
              </p>
            </Columns>
          </figcaption>
        </figure>
        <FiguresNote />
      </Wrap>
    </Section>
  );
}

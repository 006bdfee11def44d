import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { coverageStart, coverageTime } from "../../../../shared/coverage.ts";
import { formatNumber } from "../../../../shared/format.ts";
import { Caption } from "../../../components/caption.tsx";
import { classNames } from "../../../components/class-names.ts";
import { Grid, Section, Wrap } from "../../../components/section.tsx";
import { TextField } from "../../../components/text-field.tsx";
import { Enhanced } from "../../../island/island.tsx";
import text from "../../../styles/text.module.css";
import styles from "./coverage-chapter.module.css";

/** A number that the visitor works out. */
export function CoverageChapter() {
  return (
    <Section tone="surface">
      <Wrap>
        <Enhanced by="coverage-sum" wake="interaction">
          <CoverageSum />
        </Enhanced>
      </Wrap>
    </Section>
  );
}

const { assets, inspectedAYear } = coverageStart;
const whole = coverageTime(assets, inspectedAYear);

function CoverageSum() {
  return (
    <Grid className={styles.sum}>
      <div className={styles.question}>
        <h2>How many years to see every culvert once?</h2>
        <Caption>Arithmetic only: culverts divided by inspections a year.</Caption>
      </div>
      <div className={styles.inputs}>
        <TextField
          id="coverage-culverts"
          label="Culverts"
          defaultValue={formatNumber(assets)}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          id="coverage-inspected"
          label="Inspected a year"
          defaultValue={inspectedAYear}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <output
        className={classNames(text.figure, styles.answer)}
        htmlFor="coverage-culverts coverage-inspected"
      >
        <span data-part="value">{whole?.value}</span>
        <small className={classNames(text.unit, styles.unit)}>
          {UNIT_SPACE}
          <span data-part="unit">{whole?.unit}</span>
        </small>
      </output>
    </Grid>
  );
}

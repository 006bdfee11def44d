import type { ReactNode } from "react";
import { UNIT_SPACE } from "../../shared/content/figure.ts";
import { type SumName, sums, workOut } from "../../shared/sums.ts";
import { Enhanced } from "../island/island.tsx";
import text from "../styles/text.module.css";
import { Button } from "./button.tsx";
import { Caption } from "./caption.tsx";
import { classNames } from "./class-names.ts";
import { Grid } from "./layout.tsx";
import styles from "./sum-form.module.css";
import { TextField } from "./text-field.tsx";

interface SumFormProps {
  of: SumName;
  question: string;
  /** Says what the sum is, below the question. */
  children: ReactNode;
  /** The values of the address. */
  query: Readonly<Record<string, string>>;
}

/** Arithmetic that a visitor can try and share: the server answers the form, and script follows the typing. */
export function SumForm({ of: name, question, children, query }: SumFormProps) {
  const { fields } = sums[name];
  const { readings, answer } = workOut(name, query);
  return (
    <Enhanced by="sum" wake="interaction">
      <form id={name} action={`#${name}`} className={styles.form}>
        <Grid className={styles.sum}>
          <div className={styles.question}>
            <h2>{question}</h2>
            <Caption as="span">{children}</Caption>
          </div>
          <div className={styles.inputs}>
            {fields.map((field, place) => (
              <TextField
                key={field.name}
                id={`${name}-${field.name}`}
                name={field.name}
                label={field.label}
                defaultValue={readings[place]?.text}
                error={readings[place]?.error}
                inputMode="numeric"
                autoComplete="off"
              />
            ))}
            <Button type="submit" variant="outline" className={styles.submit}>
              Work it out
            </Button>
          </div>
          <output
            className={styles.answer}
            htmlFor={fields.map((field) => `${name}-${field.name}`).join(" ")}
          >
            <span className={classNames(text.figure, styles.number)}>
              <span data-part="value">{answer?.value ?? "–"}</span>
              <small className={text.unit}>
                {UNIT_SPACE}
                <span data-part="unit">{answer?.unit}</span>
              </small>
            </span>
            <Caption as="span" data-part="formula">
              {answer?.formula}
            </Caption>
          </output>
        </Grid>
      </form>
    </Enhanced>
  );
}

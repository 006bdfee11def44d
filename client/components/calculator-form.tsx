import type { ReactNode } from "react";
import {
  type CalculatorName,
  calculate,
  calculators,
  fieldsOf,
} from "../../shared/content/calculators.ts";
import { UNIT_SPACE } from "../../shared/content/figure.ts";
import { Enhanced } from "../island/island.tsx";
import text from "../styles/text.module.css";
import { Button } from "./button.tsx";
import styles from "./calculator-form.module.css";
import { Caption } from "./caption.tsx";
import { classNames } from "./class-names.ts";
import { Columns } from "./layout.tsx";
import { TextField } from "./text-field.tsx";

interface CalculatorFormProps {
  of: CalculatorName;
  question: string;
  /** Explains the calculation, below the question. */
  children: ReactNode;
  /** The query parameters. */
  query: Readonly<Record<string, string>>;
  /** Whether the calculation belongs to the text above it, below a heading of level 3. */
  joined?: boolean;
}

/** A calculation with the visitor's own numbers. The server calculates the submitted form; script updates the result while the visitor types. The address holds the numbers. */
export function CalculatorForm({
  of: name,
  question,
  children,
  query,
  joined = false,
}: CalculatorFormProps) {
  const Heading = joined ? "h4" : "h2";
  const { fields } = calculators[name];
  const { readings, answer } = calculate(name, query);
  // Sending the form keeps the fields of other parts of the page.
  const others = Object.entries(query).filter(([field]) => !fieldsOf(name).includes(field));
  return (
    <Enhanced by="calculator" wake="interaction">
      <form id={name} action={`#${name}`} className={styles.form}>
        {others.map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Columns
          count={2}
          gap={6}
          align="start"
          className={classNames(styles.calculation, joined && styles.joined)}
        >
          <div>
            <Heading className={styles.title}>{question}</Heading>
            <Caption as="span" className={styles.explanation}>
              {children}
            </Caption>
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
        </Columns>
      </form>
    </Enhanced>
  );
}

import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { controlAttributes, Field, type FieldFrame } from "./field.tsx";

interface Choices {
  options: readonly string[];
  /** Shown while no option is selected. */
  placeholder?: string;
}
type SelectFieldProps = FieldFrame & Choices & Omit<ComponentProps<"select">, keyof FieldFrame>;

/** A select with its label. Other attributes, `ref` and `defaultValue` go to the select. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, required, hint, error, options, placeholder, className, ...select } = props;
  const frame = { id, label, required, hint, error };
  return (
    <Field {...frame}>
      <select
        className={classNames(styles.control, styles.select, className)}
        {...controlAttributes(frame)}
        {...select}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          // Without a value, a page that the browser has translated would send the translated text.
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </Field>
  );
}

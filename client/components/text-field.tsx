import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { controlAttributes, Field, type FieldFrame } from "./field.tsx";

type TextFieldProps = FieldFrame & Omit<ComponentProps<"input">, keyof FieldFrame>;

/** A text input with its label. Other attributes, `ref` and `defaultValue` go to the input. */
export function TextField(props: TextFieldProps) {
  const { id, label, required, hint, error, className, ...input } = props;
  const frame = { id, label, required, hint, error };
  return (
    <Field {...frame}>
      <input
        className={classNames(styles.control, className)}
        {...controlAttributes(frame)}
        {...input}
      />
    </Field>
  );
}

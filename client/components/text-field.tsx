import { type ComponentProps, memo } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { controlAttributes, Field, type FieldFrame } from "./field.tsx";

type TextFieldProps = FieldFrame & Omit<ComponentProps<"input">, keyof FieldFrame>;

/**
 * One line of text with its label. Other attributes, `ref` and `defaultValue` go to the input. React sets an
 * input's name anew with every render, and the browser its styles: hence `memo`, here and for its sisters.
 */
export const TextField = memo(function TextField(props: TextFieldProps) {
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
});

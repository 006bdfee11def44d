import type { ReactNode } from "react";
import text from "../styles/text.module.css";
import styles from "./field.module.css";

export interface FieldFrame {
  id: string;
  label: ReactNode;
  /** Marks the label with an asterisk. */
  required?: boolean | undefined;
  hint?: ReactNode;
  /** The error message. An empty one reserves an element for messages from script. */
  error?: ReactNode;
}

/** A label, a hint, a control and its error message. Spread `controlAttributes` on the control. */
export function Field({ children, ...frame }: FieldFrame & { children: ReactNode }) {
  const { id, label, required, hint, error } = frame;
  return (
    <div className={styles.field}>
      <label className={text.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {" "}
            *
          </span>
        )}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && (
        <p className={styles.error} id={errorId(id)}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns the attributes that connect a control with its label, hint and error message. */
export function controlAttributes({ id, required, hint, error }: FieldFrame) {
  const described = [hint && hintId(id), error !== undefined && errorId(id)]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    required,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
}

function hintId(id: string) {
  return `${id}-hint`;
}

function errorId(id: string) {
  return `${id}-error`;
}

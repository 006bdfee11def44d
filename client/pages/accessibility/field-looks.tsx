import { messages } from "../../../shared/messages.ts";
import { Button } from "../../components/button.tsx";
import { TextField } from "../../components/text-field.tsx";
import text from "../../styles/text.module.css";
import styles from "./field-looks.module.css";

/** Lines of the transcript `demo-form-email-refused`. */
export const transcript = [
  'textbox "Email" [invalid]',
  "paragraph: Please enter a valid email",
  'button "Continue"',
] as const;

const looks = [
  { id: "light", name: "Light" },
  { id: "dark", name: "Dark" },
  { id: "forced", name: "Forced colours" },
  { id: "focus", name: "Keyboard focus" },
  { id: "large", name: "A mistake at 200%" },
] as const;

/** The first step of the demo form as different visitors see it: the real field and button, which cannot be used here. */
export function FieldLooks() {
  return (
    <div className={styles.frame} data-screen-only="">
      <p className={text.hidden}>
        The first step of the demo form as different visitors see it:{" "}
        <span className={styles.colours}>light, dark, in forced colours, </span>
        with the focus of the keyboard, and with a mistake: in text at 200% and in a screen reader
      </p>
      <div className={styles.looks} aria-hidden="true" inert>
        {looks.map(({ id, name }) => (
          <div key={id} className={styles.look} data-look={id}>
            <b>{name}</b>
            <TextField
              id={`look-${id}`}
              label="Email"
              required
              autoComplete="off"
              defaultValue={id === "large" ? "a@b" : "a@b.test"}
              error={id === "large" ? messages.invalidEmail : undefined}
            />
            <Button className={styles.button}>Continue</Button>
          </div>
        ))}
        <div className={styles.look} data-look="heard">
          <b>In a screen reader</b>
          <code className={styles.transcript}>
            {transcript.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </code>
        </div>
      </div>
    </div>
  );
}

import { Cluster } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./parts.module.css";

const themes = [
  ["system", "The system’s theme", undefined],
  ["light", "Light", styles.light],
  ["dark", "Dark", styles.dark],
] as const;

/** Sets the theme of this page, by style rules that look for the checked button. */
export function ThemeChoice() {
  return (
    <Cluster>
      {themes.map(([value, label, className]) => (
        <label key={value} className={text.touch}>
          <input
            type="radio"
            name="theme"
            value={value}
            defaultChecked={value === "system"}
            className={className}
          />
          {label}
        </label>
      ))}
    </Cluster>
  );
}

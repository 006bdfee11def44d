import type { ReactNode } from "react";
import text from "../styles/text.module.css";

/** A text whose lines do not break within words such as "e-mail", "48-hour", "13 years", "May 12" of a date, "EN 13848-2", "FHWA-RD-01-020", "22.81 (2)", "(22:05 UTC)", "1,435 mm", "62 ft chord", "km 4.31" and "4 × 5 = 20". */
export function WholeWords({ children }: { children: ReactNode }) {
  if (typeof children !== "string") return children;
  return children.split(wholeWords).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
      <span key={index} className={text.whole}>
        {part}
      </span>
    ),
  );
}

const wholeWords = new RegExp(
  `(${[
    /e-mail/,
    /axe-core/,
    /\d+-hour/,
    /\d+ years/,
    /[A-Z][a-z]+ \d+(?=, \d{4}\b)/,
    /EN \d+-\d+/,
    /FHWA-[A-Z\d-]+/,
    /\d+\.\d\d \(\d+\)/,
    /\(?(?:\d\d:\d\d to )?\d\d:\d\d [A-Z]{3}\)?/,
    /km \d+\.\d+/,
    /[−+]?\d[\d,.]* (?:mm|cm|m|km²|km|mph|kN|°C|points|ft chord)(?!\w)/,
    /\d × \d = \d+/,
  ]
    .map(({ source }) => source)
    .join("|")})`,
  "i",
);

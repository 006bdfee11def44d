import text from "../styles/text.module.css";

/** A text whose lines do not break within words such as "e-mail", "48-hour" and "13 years". */
export function WholeWords({ children }: { children: string }) {
  return children.split(/(e-mail|\d+-hour|\d+ years)/i).map((part, index) =>
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

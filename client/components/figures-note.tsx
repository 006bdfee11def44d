import type { Figure } from "../../shared/content/figure.ts";
import { paths } from "../../shared/paths.ts";
import text from "../styles/text.module.css";
import { Caption } from "./caption.tsx";

const notes = {
  stated: { basis: "Company figures.", link: "Definitions", href: paths.figures() },
  arithmetic: {
    basis: "Calculated figures.",
    link: "Formulas",
    href: `${paths.figures()}#calculated`,
  },
} satisfies Record<Figure["basis"], unknown>;

/** The note below a row of figures: says where they come from and links the page that explains them. */
export function FiguresNote({ basis = "stated" }: { basis?: Figure["basis"] }) {
  const note = notes[basis];
  return (
    <Caption>
      {note.basis}{" "}
      <a href={note.href} className={text.touch}>
        {note.link}
      </a>
    </Caption>
  );
}

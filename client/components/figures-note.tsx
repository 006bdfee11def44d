import { paths } from "../../shared/paths.ts";
import text from "../styles/text.module.css";
import { Caption } from "./caption.tsx";

/** The note below a row of figures: says where they come from and links the page that explains them. */
export function FiguresNote({ calculated = false }: { calculated?: boolean }) {
  return (
    <Caption>
      {calculated ? "Calculated figures. " : "Company figures. "}
      <a href={`${paths.figures()}${calculated ? "#calculated" : ""}`} className={text.touch}>
        {calculated ? "Formulas" : "Definitions"}
      </a>
    </Caption>
  );
}

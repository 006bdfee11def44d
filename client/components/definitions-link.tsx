import { paths } from "../../shared/paths.ts";
import text from "../styles/text.module.css";
import { Caption } from "./caption.tsx";

/** The one note below the figures of a page. */
export function DefinitionsLink({ className }: { className?: string }) {
  return (
    <Caption className={className}>
      Company figures.{" "}
      <a href={paths.figures()} className={text.touch}>
        Definitions
      </a>
    </Caption>
  );
}

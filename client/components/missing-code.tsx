import type { ReactNode } from "react";
import text from "../styles/text.module.css";

interface MissingCodeProps {
  className?: string | undefined;
  /** Another way on, beside a reload. */
  children?: ReactNode;
}

/** Says that the code of the surrounding island is missing. Shown only while its element is marked as `missing`. */
export function MissingCode({ className = text.failure, children }: MissingCodeProps) {
  return (
    <p role="alert" className={className} data-missing-code="">
      This part of the page has not loaded.{" "}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of this page */}
      <a href="">Reload the page</a>
      {children}.
    </p>
  );
}

import type { ReactNode } from "react";
import text from "../styles/text.module.css";

/** Says that the code of the surrounding island is missing, with `children` as another way on. Shown only while its element is marked as `missing`. */
export function MissingCode({ children }: { children?: ReactNode }) {
  return (
    <p role="alert" className={text.failure} data-missing-code="">
      This part of the page has not loaded.{" "}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of this page */}
      <a href="">Reload the page</a>
      {children}.
    </p>
  );
}

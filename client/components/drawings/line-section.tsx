import { LineSectionNarrow } from "./line-section-narrow.tsx";
import { LineSectionWide } from "./line-section-wide.tsx";

/** One line from the cloud to the drift, for dark ground; its markers lead to the six products. */
export function LineSection() {
  return (
    <>
      <LineSectionWide />
      <LineSectionNarrow />
    </>
  );
}

import { LinePlanNarrow } from "./line-plan-narrow.tsx";
import { LinePlanWide } from "./line-plan-wide.tsx";

/** A stretch of line from above, for dark ground; its letters lead to the four railway case studies. */
export function LinePlan() {
  return (
    <>
      <LinePlanWide />
      <LinePlanNarrow />
    </>
  );
}

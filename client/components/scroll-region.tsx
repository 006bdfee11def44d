import { Enhanced, type EnhancedProps } from "../island/island.tsx";
import "./scroll-region.module.css";

interface ScrollRegionProps extends Omit<EnhancedProps, "by"> {
  /** What scrolls, such as "Table" or "Plan of the line". */
  label: string;
}

/** Lets something wide scroll sideways on a small screen, by touch and by keyboard. */
export function ScrollRegion({ label, ...rest }: ScrollRegionProps) {
  return <Enhanced by="scroll-region" role="group" aria-label={label} tabIndex={0} {...rest} />;
}

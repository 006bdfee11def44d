import { Enhanced, type EnhancedProps } from "../island/island.tsx";
import "./scroll-region.module.css";

interface ScrollRegionProps extends Omit<EnhancedProps, "by"> {
  /** The accessible name, such as "Table" or "Plan of the line". */
  label: string;
}

/** Lets wide content scroll sideways in a narrow window, by touch and by keyboard. */
export function ScrollRegion({ label, ...rest }: ScrollRegionProps) {
  return <Enhanced by="scroll-region" role="group" aria-label={label} tabIndex={0} {...rest} />;
}

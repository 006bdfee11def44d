import type { CardVariant } from "../../components/post-card.tsx";

const COLUMNS = 3;

/** The newest post leads, the next fill one row of columns if there are enough, and each other has a row of its own. */
export function variantAt(position: number, count: number): CardVariant {
  if (position === 0) return "lead";
  return position <= COLUMNS && count > COLUMNS ? "index" : "row";
}

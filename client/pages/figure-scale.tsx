import type { ComponentProps } from "react";
import type { figures } from "../../shared/content/figures.ts";
import { Caption } from "../components/caption.tsx";
import { Tally } from "../components/tally.tsx";
import styles from "./figure-scale.module.css";

interface Scale {
  marks: ComponentProps<typeof Tally>;
  /** What one mark is. */
  caption: string;
}

const scales = {
  trackLength: { marks: { of: 130 }, caption: "From mark to mark: 10\u00a0km" },
  culverts: {
    marks: { of: 130, counted: { bold: 10 } },
    caption: "One mark is 10 culverts. Bold: about 100, one year",
  },
  dataCollected: { marks: { of: 71.5, major: 12 }, caption: "From mark to mark: one hour" },
  forecast: { marks: { of: 48, major: 6 }, caption: "From mark to mark: one hour" },
} as const satisfies Partial<Record<keyof typeof figures, Scale>>;

export type DrawnFigure = keyof typeof scales;

/** One of the site's numbers as marks to scale, with what one mark is. */
export function FigureScale({ of }: { of: DrawnFigure }) {
  const { marks, caption } = scales[of];
  return (
    <div>
      <Tally {...marks} />
      <Caption className={styles.caption}>{caption}</Caption>
    </div>
  );
}

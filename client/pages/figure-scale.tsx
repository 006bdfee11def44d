import type { ComponentProps } from "react";
import { numberOf } from "../../shared/content/figure.ts";
import { figures } from "../../shared/content/figures.ts";
import { Caption } from "../components/caption.tsx";
import { Stack } from "../components/layout.tsx";
import { Tally } from "../components/tally.tsx";

const { culverts, inspectedCulverts, forecast } = figures;

interface Scale {
  marks: ComponentProps<typeof Tally>;
  /** States the meaning of one mark. */
  caption: string;
}

const scales = {
  culverts: {
    marks: { of: culverts.value / 10, counted: { bold: inspectedCulverts.value / 10 } },
    caption: `One mark is 10 culverts. Bold: ${numberOf(inspectedCulverts)}, inspected in one year`,
  },
  forecast: { marks: { of: forecast.value, major: 6 }, caption: "1 mark = 1 h" },
} as const satisfies Partial<Record<keyof typeof figures, Scale>>;

export type DrawnFigure = keyof typeof scales;

/** One of the site's figures as a row of marks to scale, with a caption. */
export function FigureScale({ of }: { of: DrawnFigure }) {
  const { marks, caption } = scales[of];
  return (
    <Stack gap={2} stretch>
      <Tally {...marks} />
      <Caption>{caption}</Caption>
    </Stack>
  );
}

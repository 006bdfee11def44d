import type { ReactNode } from "react";
import corner from "./blind-corner.module.css";
import styles from "./drawing.module.css";
import { Drawing } from "./drawing.tsx";
import { MineVehicle } from "./mine-vehicle.tsx";
import { strokes } from "./path-data.ts";
import { createRandom } from "./random.ts";
import { rockStroke, scatter } from "./scenery.ts";

export type CornerFrame = keyof typeof frames;

interface BlindCornerProps {
  frame: CornerFrame;
  className?: string | undefined;
}

/** One intersection underground in plan, frame by frame, for dark ground: two vehicles, rock between them. */
export function BlindCorner({ frame, className }: BlindCornerProps) {
  const { label, across, down, Seen } = frames[frame];
  return (
    <Drawing size={[SIZE, SIZE]} label={label} ground="night" className={className}>
      <path className={styles.soil} d={pillars} />
      <path className={styles.faint} d={hatching} />
      <path className={styles.line} d={walls} />
      <Seen across={across} down={down} />
      <MineVehicle at={[across, 216]} />
      <MineVehicle at={[216, down]} heading={-90} />
    </Drawing>
  );
}

const SIZE = 420;
const pillars =
  "M0 0H150Q158 90 150 150Q70 156 0 150zM270 0H420V150Q340 156 270 150Q262 80 270 0zM0 270Q80 262 150 270Q158 350 150 420H0zM420 270Q340 262 270 270Q262 340 270 420H420z";
const walls =
  "M150 0Q158 90 150 150Q70 156 0 150M270 0Q262 80 270 150Q340 156 420 150M0 270Q80 262 150 270Q158 350 150 420M420 270Q340 262 270 270Q262 340 270 420";
const random = createRandom(60);
const hatching = strokes(
  scatter(170, random, (next) => {
    const [x, y] = [next() * SIZE, next() * SIZE];
    const inDrive = (x > 140 && x < 280) || (y > 140 && y < 280);
    return inDrive ? undefined : [x, y];
  }),
  rockStroke(random),
);

/** How far the vehicle from the left has come, and where the one from below is. */
interface Positions {
  across: number;
  down: number;
}

interface Frame extends Positions {
  label: string;
  Seen: (positions: Positions) => ReactNode;
}

const frames = {
  unseen: {
    label: "Plan of an intersection underground: two vehicles, rock between them",
    across: 58,
    down: 372,
    Seen: () => (
      <>
        <path
          className={corner.sight}
          d="M104 216L270 152M104 216L262 268M104 216L420 206M216 326L154 152M216 326L264 150M216 326L214 0"
        />
        <path className={corner.blocked} d="M128 246L196 314" />
      </>
    ),
  },
  known: {
    label: "The system knows of the second vehicle and shows it",
    across: 66,
    down: 362,
    Seen: ({ across, down }) => (
      <>
        <Way across={across} down={down} />
        <path className={styles.data} d={boxAround(down)} />
      </>
    ),
  },
  warned: {
    label: "The zone ahead of the first vehicle is marked",
    across: 74,
    down: 352,
    Seen: ({ across, down }) => (
      <>
        <Way across={across} down={down} />
        <path className={corner.zone} d={`M${across + 56} 178h112v76h-112z`} />
        <path className={styles.warning} d={boxAround(down)} />
      </>
    ),
  },
  acted: {
    label: "The first vehicle stands at the intersection, the second passes",
    across: 82,
    down: 346,
    Seen: ({ across, down }) => (
      <>
        <Way across={across} down={down} />
        <path className={corner.stop} d="M150 166V258" />
        <path className={styles.warning} d={boxAround(down)} />
        <path className={corner.passing} d={`M216 ${down - 62}V120`} />
        <path className={styles.sensor} d="M216 112l-6 13h12z" />
      </>
    ),
  },
} satisfies Record<string, Frame>;

/** What the system knows of both: their ways meet. */
function Way({ across, down }: Positions) {
  return <path className={styles.expected} d={`M${across + 50} 216H216V${down - 50}`} />;
}

function boxAround(down: number): string {
  return `M176 ${down - 62}h80v118h-80z`;
}

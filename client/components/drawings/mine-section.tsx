import { products } from "../../../shared/content/products.ts";
import { type miningProductSlugs, paths } from "../../../shared/paths.ts";
import { Drawing } from "./drawing.tsx";
import { Marker } from "./marker.tsx";
import { floorAt, levels, type MineSheet, narrowMine, roofAt, wideMine } from "./mine-levels.ts";
import { MineOpenings } from "./mine-openings.tsx";
import { MineScenes, scannerAt } from "./mine-scenes.tsx";
import mine from "./mine-section.module.css";
import type { Point } from "./path-data.ts";

/** Four levels of a mine, one for each challenge, for dark ground; letters lead to the mining case studies. */
export function MineSection() {
  return (
    <>
      <Sheet sheet={wideMine} window="wide" aside={{ scan: 250, meeting: 66 }} />
      <Sheet sheet={narrowMine} window="narrow" aside={{ scan: 140, meeting: 0 }} />
    </>
  );
}

interface SheetProps {
  sheet: MineSheet;
  window: "wide" | "narrow";
  /** How far the markers stand beside what they mean. */
  aside: { scan: number; meeting: number };
}

function Sheet({ sheet, window, aside }: SheetProps) {
  const { width, height, scale } = sheet;
  const lift = 20 + 24 * scale;
  const scanner = scannerAt(sheet);
  const meeting: Point = [width * 0.72, floorAt(sheet, 2, width * 0.72) - 72 * scale];
  return (
    <Drawing
      size={[width, height]}
      label="Section through a mine with four levels joined by ramps. One: satellite signals end at the ground. Two: a heading that is still being driven, a vehicle scans it, marker A. Three: two vehicles and a person in one drift, marker B. Four: dust."
      linked
      ground="night"
      window={window}
    >
      <MineOpenings sheet={sheet} />
      <MineScenes sheet={sheet} />
      {levels.map((level) => (
        <text
          key={level}
          className={mine.number}
          x={window === "wide" ? 56 : 24}
          y={roofAt(sheet, level, 56) + sheet.drift / 2 + 9 * scale}
        >
          {level + 1}
        </text>
      ))}
      <CaseStudyMarker
        letter="A"
        at={scanner}
        square={[scanner[0] - aside.scan, roofAt(sheet, 1, 0) - lift]}
        product="underground-positioning-system"
      />
      <CaseStudyMarker
        letter="B"
        at={meeting}
        square={[meeting[0] + aside.meeting, roofAt(sheet, 2, 0) - lift]}
        product="collision-avoidance"
      />
    </Drawing>
  );
}

interface CaseStudyMarkerProps {
  letter: string;
  at: Point;
  square: Point;
  product: (typeof miningProductSlugs)[number];
}

function CaseStudyMarker({ letter, product, ...rest }: CaseStudyMarkerProps) {
  return (
    <Marker
      {...rest}
      sign={letter}
      href={paths.caseStudy("mining", product)}
      name={products[product].name}
    />
  );
}

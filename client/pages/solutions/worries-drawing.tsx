import { Caption } from "../../components/caption.tsx";
import { StaticDrawing } from "../../components/drawings/static-drawing.tsx";
import { Columns } from "../../components/layout.tsx";
import geometry from "../../media/drawings/worry-geometry.svg";
import heat from "../../media/drawings/worry-heat.svg";
import vehicles from "../../media/drawings/worry-vehicles.svg";
import water from "../../media/drawings/worry-water.svg";
import styles from "./solutions-page.module.css";

/** A track seen from above, with the four worries of the chooser along it. */
export function WorriesDrawing() {
  return (
    <figure className={styles.worries}>
      <Columns count={4} pairs joined gap={4}>
        <StaticDrawing of={heat} />
        <StaticDrawing of={water} />
        <StaticDrawing of={geometry} />
        <StaticDrawing of={vehicles} />
      </Columns>
      <Caption as="figcaption">Seen from above.</Caption>
    </figure>
  );
}

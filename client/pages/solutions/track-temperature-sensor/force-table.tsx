import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { signed, type ThermalForce, thermalForce } from "../../../../shared/thermal-force.ts";
import { Disclosure } from "../../../components/disclosure.tsx";
import { ScrollRegion } from "../../../components/scroll-region.tsx";
import styles from "./force-explorer.module.css";

const forces = [-40, -20, -10, 0, 10, 20, 30, 40].map(thermalForce);

/** The explorer's values as a table. The column of the current setting is marked. */
export function ForceTable({ force: { differenceC } }: { force: ThermalForce }) {
  return (
    <Disclosure className={styles.twin} summary="The same as a table" open>
      <ScrollRegion label="Table">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Rail against neutral</th>
              {forces.map((force) => (
                <th key={force.differenceC} scope="col" {...columnOf(force, differenceC)}>
                  {signed(force.differenceC, true)}
                  {UNIT_SPACE}°C
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row
              current={differenceC}
              head="Stress, MPa"
              cell={({ stressMPa }) => signed(stressMPa)}
            />
            <Row
              current={differenceC}
              head="Force per rail, kN"
              cell={({ forceKN }) => signed(forceKN)}
            />
            <Row current={differenceC} head="The rail" cell={({ rail }) => rail} />
          </tbody>
        </table>
      </ScrollRegion>
    </Disclosure>
  );
}

interface RowProps {
  head: string;
  cell: (force: ThermalForce) => string;
  /** The current difference from neutral, in °C. */
  current: number;
}

function Row({ head, cell, current }: RowProps) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {forces.map((force) => (
        <td key={force.differenceC} {...columnOf(force, current)}>
          {cell(force)}
        </td>
      ))}
    </tr>
  );
}

function columnOf({ differenceC }: ThermalForce, current: number) {
  return {
    "data-difference": differenceC,
    "data-current": differenceC === current ? "" : undefined,
  };
}

import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import {
  signed,
  type ThermalForce,
  thermalForce,
} from "../../../../shared/content/thermal-force.ts";
import { Disclosure } from "../../../components/disclosure.tsx";
import { ScrollRegion } from "../../../components/scroll-region.tsx";
import styles from "./force-explorer.module.css";

const forces = [-40, -20, -10, 0, 10, 20, 30, 40].map(thermalForce);

/** The explorer's values as a table. The row of the current setting is marked. */
export function ForceTable({ force: { differenceC } }: { force: ThermalForce }) {
  return (
    <Disclosure summary="The same as a table" data-screen-only="">
      <ScrollRegion label="Table">
        <table>
          <thead>
            <tr>
              <th scope="col" className={styles.cell}>
                Rail against neutral
              </th>
              <th scope="col" className={styles.cell}>
                Stress, MPa
              </th>
              <th scope="col" className={styles.cell}>
                Force per rail, kN
              </th>
              <th scope="col" className={styles.cell}>
                The rail
              </th>
            </tr>
          </thead>
          <tbody>
            {forces.map((force) => (
              <tr
                key={force.differenceC}
                className={styles.row}
                data-difference={force.differenceC}
                data-current={force.differenceC === differenceC ? "" : undefined}
              >
                <th scope="row" className={styles.cell}>
                  {signed(force.differenceC, true)}
                  {UNIT_SPACE}°C
                </th>
                <td className={styles.cell}>{signed(force.stressMPa)}</td>
                <td className={styles.cell}>{signed(force.forceKN)}</td>
                <td className={styles.cell}>{force.rail}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Disclosure>
  );
}

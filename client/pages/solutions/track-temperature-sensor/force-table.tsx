import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { signed, startForce, thermalForce } from "../../../../shared/thermal-force.ts";
import { Disclosure } from "../../../components/disclosure.tsx";
import { ScrollRegion } from "../../../components/scroll-region.tsx";
import styles from "./force-table.module.css";

const forces = [-40, -20, -10, 0, 10, 20, 30, 40].map(thermalForce);

/** The explorer for those who rather read; the column that is set is marked. */
export function ForceTable() {
  return (
    <Disclosure className={styles.twin} summary="The same as a table" open>
      <ScrollRegion label="Table">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Rail against neutral</th>
              {forces.map((force) => (
                <th key={force.differenceC} scope="col" {...columnOf(force)}>
                  {signed(force.differenceC, true)}
                  {UNIT_SPACE}°C
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row head="Stress, MPa" cell={({ stressMPa }) => signed(stressMPa)} />
            <Row head="Force per rail, kN" cell={({ forceKN }) => signed(forceKN)} />
            <Row head="The rail" cell={({ rail }) => rail} />
          </tbody>
        </table>
      </ScrollRegion>
    </Disclosure>
  );
}

type Force = (typeof forces)[number];

function Row({ head, cell }: { head: string; cell: (force: Force) => string }) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {forces.map((force) => (
        <td key={force.differenceC} {...columnOf(force)}>
          {cell(force)}
        </td>
      ))}
    </tr>
  );
}

function columnOf({ differenceC }: Force) {
  return {
    "data-difference": differenceC,
    "data-current": differenceC === startForce.differenceC ? "" : undefined,
  };
}

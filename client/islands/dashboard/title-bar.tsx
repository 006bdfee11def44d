import { fieldsOfChoice } from "../../../shared/content/dashboard-choice.ts";
import { lineName } from "../../../shared/content/example-line/features.ts";
import { lastDay } from "../../../shared/content/example-line/runs.ts";
import { queryOf } from "../../../shared/other-fields.ts";
import { paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import { ExampleChip } from "../../components/example-chip.tsx";
import ui from "../../components/interface.module.css";
import { useControls } from "./controls.ts";
import { dayText } from "./format.ts";
import styles from "./title-bar.module.css";

const files = [
  ["CSV", paths.exampleLine.csv()],
  ["GeoJSON", paths.exampleLine.geoJson()],
  ["KML", paths.exampleLine.kml()],
] as const;

/** The title of the window, and what leaves it: files and a printed brief. */
export function TitleBar({ isBrief }: { isBrief: boolean }) {
  return (
    <div className={classNames(ui.bar, styles.bar)}>
      <h3 className={styles.product}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path
            className={styles.mast}
            d="M3 19L8.2 5M17 19L11.8 5M6.8 9h6.4M5.7 12.6h8.6M4.5 16.2h11"
          />
          <circle className={styles.lamp} cx="10" cy="2.6" r="2" />
        </svg>
        Apollo Dashboard
      </h3>
      <p className={styles.line}>
        {lineName}, km 0 to 48 <span>Run 6, {dayText(lastDay)}</span>
      </p>
      <ExampleChip className={classNames(ui.example, styles.example)} />
      {!isBrief && <Files />}
    </div>
  );
}

/** The files have the filters, thresholds and decisions of the list. */
function Files() {
  const { choice } = useControls();
  const query = queryOf(fieldsOfChoice({ ...choice, at: null }));
  return (
    <p className={styles.files} data-screen-only="">
      {files.map(([name, path]) => (
        <a key={name} href={query === "" ? path : `${path}?${query}`} download="">
          <span>Download </span>
          {name}
        </a>
      ))}
      <button type="button" data-needs-script="" onClick={printBrief}>
        Print brief
      </button>
    </p>
  );
}

/** Makes the Dashboard the target of the address, which prints it alone on one page. */
function printBrief(): void {
  location.replace("#dashboard");
  print();
}

import { paths } from "../../../shared/paths.ts";
import { Section, Wrap } from "../../components/layout.tsx";
import { Enhanced } from "../../island/island.tsx";
import { definePage } from "../../page.ts";
import styles from "./machines-page.module.css";

const machines = [
  { id: "demoForm", title: "Demo form", path: paths.bookADemo() },
  { id: "careers", title: "Careers", path: paths.careers() },
  {
    id: "rankedList",
    title: "Ranked list",
    path: paths.solution("autonomous-track-monitoring"),
  },
  { id: "insights", title: "Insights", path: paths.insights() },
];

/** Every machine's drawing with its current state in a page that is open in another tab. */
export const machinesPage = definePage<object>({
  head: () => ({
    title: "Machines",
    description: "The site's machines with their live state.",
    noindex: true,
  }),
  View: () => (
    <>
      <Wrap className={styles.head}>
        <h1>Machines</h1>
        <p>Open a page beside this one and use it: its machine's state appears here.</p>
      </Wrap>
      {machines.map(({ id, title, path }) => (
        <Section key={id}>
          <Wrap>
            <Enhanced by="machine-watch">
              <div className={styles.machine} data-machine={id}>
                <div className={styles.drawing} data-drawing="" />
                <div className={styles.live}>
                  <h2>{title}</h2>
                  <p>
                    <a href={path} target="_blank" rel="noreferrer">
                      Open {path} in a new tab
                    </a>
                  </p>
                  <p className={styles.status} data-status="" role="status">
                    Loading the drawing.
                  </p>
                  <h3>Last events</h3>
                  <ol className={styles.events} data-events="" />
                  <h3>Context, redacted</h3>
                  <pre className={styles.context} data-context="" />
                </div>
              </div>
            </Enhanced>
          </Wrap>
        </Section>
      ))}
    </>
  ),
});

import { paths } from "../../../shared/paths.ts";
import { LinkList } from "../../components/link-list.tsx";
import styles from "./suggestions.module.css";

const headings = {
  notAsked: "What we write about",
  notFound: "We do not write about that here. We do write about:",
  notSearched: "Nothing but posts may hold that, and they cannot be read right now. Meanwhile:",
};

/** Where to go on while there are no answers. */
export function Suggestions({ because }: { because: keyof typeof headings }) {
  return (
    <section className={styles.suggestions}>
      <h2 className={styles.title}>{headings[because]}</h2>
      <LinkList links={topics} large />
    </section>
  );
}

const topics = [
  { href: paths.solution("autonomous-track-monitoring"), label: "Track geometry" },
  { href: paths.solution("track-temperature-sensor"), label: "Rail temperature" },
  { href: paths.solution("culvert-risk-assessor"), label: "Culverts" },
  { href: paths.solution("predictive-weather-alerts"), label: "Weather on the line" },
  { href: paths.solution("underground-positioning-system"), label: "Vehicles underground" },
];

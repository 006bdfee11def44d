import { paths } from "../../../shared/paths.ts";
import { LinkList } from "../../components/link-list.tsx";
import styles from "./suggestions.module.css";

/** Where to go on when nothing was found. @param failed the posts could not even be searched */
export function Suggestions({ failed }: { failed: boolean }) {
  return (
    <section className={styles.suggestions}>
      <h2 className={styles.title}>
        {failed
          ? "Nothing but posts may hold that, and they cannot be read right now. Meanwhile:"
          : "We do not write about that here. We do write about:"}
      </h2>
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

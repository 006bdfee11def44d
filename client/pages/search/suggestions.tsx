import { products } from "../../../shared/content/products.ts";
import { type ProductSlug, paths } from "../../../shared/paths.ts";
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
      <LinkList links={topics} large className={styles.topics} />
    </section>
  );
}

const topics = [
  topic("autonomous-track-monitoring", "Track geometry"),
  topic("track-temperature-sensor", "Rail temperature"),
  topic("culvert-risk-assessor", "Culverts"),
  topic("predictive-weather-alerts", "Weather on the line"),
  topic("underground-positioning-system", "Vehicles underground"),
  topic("collision-avoidance", "Blind corners"),
];

function topic(product: ProductSlug, label: string) {
  return { href: paths.solution(product), label, note: products[product].promise };
}

import { dashboardFields } from "../../../shared/content/dashboard-choice.ts";
import { journey } from "../../../shared/content/journey.ts";
import { paths } from "../../../shared/paths.ts";
import type { Pending } from "../../await.tsx";
import { DashboardChapter } from "../../blocks/dashboard-chapter.tsx";
import { Journey } from "../../blocks/journey.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { LogoStrip } from "../../components/logo-strip.tsx";
import { Picture } from "../../components/picture.tsx";
import { definePage } from "../../page.ts";
import type { LatestPost } from "../../post-data.ts";
import { AllProducts } from "./all-products.tsx";
import { Company } from "./company.tsx";
import styles from "./home-hero.module.css";
import { HomeHero } from "./home-hero.tsx";
import { LatestUpdates } from "./latest-updates.tsx";
import { organizationData } from "./organization.ts";

/** Number of posts on the page. */
const LATEST = 5;

export interface HomeData {
  /** Undefined if the posts could not be read. */
  latest: Pending<LatestPost[] | undefined>;
  /** The query parameters of the Dashboard. */
  query: Readonly<Record<string, string>>;
}

/** The home page: the company, its products and its history. Also the site's About page. */
export const home = definePage<HomeData>({
  name: "home",
  path: paths.home(),
  cache: "content",
  fields: dashboardFields,
  load: ({ posts, query, attempt }) => ({
    latest: attempt(posts.listLatest(LATEST), undefined),
    query,
  }),
  head: (_data, site) => ({
    title: "AI monitoring of railways, mines and infrastructure",
    description:
      "Autonomous monitoring and predictive maintenance for railway and mining operators: track, rail temperature, culverts, weather, vehicles underground.",
    jsonLd: organizationData(site),
  }),
  header: "over-opening",
  View: ({ data, site }) => (
    <>
      <HomeHero />
      <DashboardChapter
        title="Every run updates one ranked list."
        lead="Choose a place, then step through six runs."
        query={data.query}
        isBrief
      />
      <LogoStrip partners={site.partners} />
      <AllProducts />
      <Company />
      <Journey id="timeline" title="Our journey" of={journey} picture="sensor-alpha" />
      <LatestUpdates posts={data.latest} />
      <ClosingCall
        picture={
          <Picture
            name="infrastructure-viaduct-fog"
            sizes="max(100vw, 996px)"
            className={styles.closing}
          />
        }
      />
    </>
  ),
});

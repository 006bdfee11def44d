import { DASHBOARD_ANCHOR, dashboardFields } from "../../../shared/content/dashboard-choice.ts";
import { figures } from "../../../shared/content/figures.ts";
import { productsHeadline } from "../../../shared/content/products/products.ts";
import { headlines, tagline } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import { Await, type Pending } from "../../await.tsx";
import { DashboardChapter } from "../../blocks/dashboard-chapter.tsx";
import { Journey } from "../../blocks/journey.tsx";
import { LatestPosts } from "../../blocks/latest-posts.tsx";
import { PictureOpening } from "../../blocks/picture-opening.tsx";
import { PictureWords } from "../../blocks/picture-words.tsx";
import { ProductCards } from "../../blocks/product-cards.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { DemoLink } from "../../components/demo-link.tsx";
import { FigureRow } from "../../components/figure-row.tsx";
import { FiguresNote } from "../../components/figures-note.tsx";
import { Section, Wrap } from "../../components/layout.tsx";
import { LogoStrip } from "../../components/logo-strip.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { ScannedScene } from "../../components/scanned-scene.tsx";
import { definePage } from "../../page.ts";
import type { LatestPost } from "../../post-data.ts";
import { journey } from "./milestones.ts";
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
      <PictureOpening
        title={headlines.home}
        lead={
          <>
            {tagline} Sensors and software for <a href={paths.industry("railways")}>railways</a>,{" "}
            <a href={paths.industry("mining")}>mines</a> and{" "}
            <a href={paths.industry("infrastructure")}>infrastructure</a>.
          </>
        }
        action={<DemoLink industry={undefined} />}
        second={{ href: `#${DASHBOARD_ANCHOR}`, text: "See what you receive" }}
        scene={<ScannedScene />}
        subject="middle"
      />
      <DashboardChapter
        title="After each run, one ranked list."
        lead="Apollo Sense measures the track from a vehicle. Apollo Dashboard ranks what to check first. Choose a place, then step through six runs."
        query={data.query}
        isBrief
      />
      <ProductCards
        title={productsHeadline}
        lead={
          <>
            What each works from, and what you receive:{" "}
            <a href={paths.solutions()}>all solutions</a>.
          </>
        }
      />
      <PictureWords
        picture="careers-bench"
        title="Canadian, since 2015."
        text="Based in Ontario, we build sensors and software for track, rail temperature, culverts, weather on the line and vehicles in mines. Software ranks what to check first. People confirm each defect, and check what it cannot decide."
      />
      <Section tone="night">
        <Wrap>
          <FigureRow
            figures={[
              figures.trackLength,
              figures.dataCollected,
              figures.forecast,
              figures.uncertainSpots,
            ]}
          >
            <MoreLink href={paths.caseStudy("railways", "autonomous-track-monitoring")}>
              The project at a northern railway
            </MoreLink>
            <FiguresNote />
          </FigureRow>
        </Wrap>
      </Section>
      <LogoStrip partners={site.partners} />
      <Journey id="timeline" title="Our journey" of={journey} picture="sensor-alpha" />
      <Await value={data.latest} fallback={<LatestPosts />}>
        {(posts) => posts && <LatestPosts posts={posts} />}
      </Await>
      <ClosingCall pilot="A pilot on your own site" picture="infrastructure-viaduct-fog" />
    </>
  ),
});

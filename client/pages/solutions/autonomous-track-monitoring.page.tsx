import { dashboardFields } from "../../../shared/content/dashboard-choice.ts";
import { facts, REPEATABILITY_MM } from "../../../shared/content/example-line/parameters.ts";
import { SOON_DAYS, URGENT_DAYS } from "../../../shared/content/example-line/rank.ts";
import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import { pointClouds } from "../../../shared/content/point-clouds.ts";
import { urgencyLabels } from "../../../shared/urgency.ts";
import { DashboardChapter } from "../../blocks/dashboard-chapter.tsx";
import { Exhibit } from "../../blocks/exhibit.tsx";
import { PictureOpening } from "../../blocks/picture-opening.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { ItemTable } from "../../components/item-table.tsx";
import { PointCloud } from "../../figures/point-cloud.tsx";
import { ProductBody, productOpening, productPage } from "./product-page.tsx";

const product = "autonomous-track-monitoring";
/** Subpart C of the Rules Respecting Track Safety, edition of 2022-2023: sections 2.3 and 3. */
const SUBPART_C =
  "https://tc.canada.ca/fr/transport-ferroviaire/regles/2022-2023/reglement-concernant-securite-voie/section-c";

const rulesApplied = (
  <>
    <p>
      {`Each location is ranked by the reading with the largest share of its threshold. For an opening the blocked part counts, of the ${100 - facts.culvert.threshold}% that the threshold allows. A run measures track without the load of a train. Under a train the rail moves further, and you must add that movement before you compare a reading with a limit.`}
    </p>
    <p>
      The limits shown are those of 49 CFR Part 213 for Class 4, for orientation. The{" "}
      <a href={SUBPART_C}>Canadian rules</a> (2022-2023, in French) have the same limits of gauge
      and alignment; we compare only these two. Check theirs for cross-level, which decides the
      first place of this list, and for twist, surface and combined conditions.
    </p>
    <p>
      Alignment is shown on 62 ft. On curves of Class 4 both rules have a second limit, 25.4
      {UNIT_SPACE}mm on 31{UNIT_SPACE}ft.
    </p>
    <p>
      On curves, Part 213 has no limit for the deviation of cross-level from design. It limits the
      elevation itself, and sets the speed by its average over 155 ft (213.57). It has no limit for
      twist on 10 m, but one of 44.5{UNIT_SPACE}mm for the difference of cross-level between two
      points less than 62 ft apart (213.63).
    </p>
  </>
);

/** Which places have each mark, and their order. */
const marks = [
  {
    name: urgencyLabels.today,
    cells: [
      "A limit of the track class is passed, or will be before the next run, or the place cannot wait.",
      "By the share of the threshold.",
    ],
  },
  {
    name: urgencyLabels.first,
    cells: [
      `Beyond its threshold now, or within ${URGENT_DAYS} days at its rate of growth. Also what a person has to judge.`,
      "Beyond the threshold first, then by the days that are left. A place for a person to judge counts as due on the next run.",
    ],
  },
  {
    name: urgencyLabels.next,
    cells: [`Beyond its threshold within ${SOON_DAYS} days.`, "By the days that are left."],
  },
  {
    name: urgencyLabels.planned,
    cells: [
      `More time than that, or no trend: over all runs the growth is below the repeatability, ${REPEATABILITY_MM} mm in this example. Yours comes from repeated runs in the pilot.`,
      "By the days that are left, then by the share of the threshold. A past hot day comes last.",
    ],
  },
];

export const autonomousTrackMonitoring = productPage(product, {
  fields: dashboardFields,
  View: ({ data: { posts, query } }) => (
    <ProductBody
      product={product}
      posts={posts}
      opening={
        <PictureOpening
          {...productOpening(product)}
          picture="sensor-studio"
          subject="whole"
          label="Apollo Sense"
        />
      }
      rulesApplied={rulesApplied}
      picture="line-from-air"
    >
      <DashboardChapter
        title="Six runs, twelve locations, one ranked list"
        lead="Choose a location to see what was measured there on each run."
        query={query}
      >
        <Disclosure summary="How the list is ranked">
          <ItemTable columns={["Mark", "Which places", "Order"]} items={marks} />
          <p>
            You set the thresholds, none above the limit of the track class. Your rules decide which
            mark means a slow order.
          </p>
        </Disclosure>
      </DashboardChapter>
      <Exhibit
        tone="night"
        title="One run, point by point"
        lead="LiDAR needs no daylight. Turn the scan, and choose a finding to see where it is."
        figure={<PointCloud scene="railway" cloud={pointClouds.railway} />}
      />
    </ProductBody>
  ),
});

import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import { postedLimits } from "../../../shared/content/mine-level/record.ts";
import { REPLAY_ANCHOR, replayFields } from "../../../shared/content/mine-level/replay-choice.ts";
import { pointClouds } from "../../../shared/content/point-clouds.ts";
import { Exhibit } from "../../blocks/exhibit.tsx";
import { PictureOpening } from "../../blocks/picture-opening.tsx";
import { Replay } from "../../blocks/replay.tsx";
import { PointCloud } from "../../figures/point-cloud.tsx";
import { fleetMap } from "../../islands/fleet-replay/fleet-map.tsx";
import { ProductBody, productOpening, productPage } from "./product-page.tsx";

const product = "underground-positioning-system";

export const undergroundPositioningSystem = productPage(product, {
  fields: replayFields,
  View: ({ data: { posts, query } }) => (
    <ProductBody
      product={product}
      posts={posts}
      picture="mine-level-ramp"
      opening={
        <PictureOpening
          {...productOpening(product)}
          picture="mine-lidar-truck"
          tall="mine-lidar-truck-upright"
          subject="edge"
        />
      }
    >
      <Exhibit
        id={REPLAY_ANCHOR}
        tone="night"
        title="One map for the fleet"
        lead={`Every position has an age and an uncertainty. Choose a vehicle, or play six minutes of a shift. Posted limits are ${postedLimits.join(" to ")}${UNIT_SPACE}km/h, the lowest in dead ends.`}
        figure={<Replay of={fleetMap} part="fleet" query={query} />}
      />
      <Exhibit
        title="The scan behind the position"
        lead="LiDAR sees the walls: at an opening a scan fits in one place. The IMU carries the motion between openings, and its error grows until the next one."
        figure={<PointCloud scene="drift" cloud={pointClouds.drift} />}
      />
    </ProductBody>
  ),
});

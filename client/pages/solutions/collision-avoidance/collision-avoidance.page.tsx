import { replayFields } from "../../../../shared/content/mine-level/replay-choice.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { Statistics } from "../../../components/statistics.tsx";
import { driverDisplay } from "../../../islands/fleet-replay/driver-display.tsx";
import { ProductBody, productPage } from "../product-page.tsx";
import { ReplayChapter } from "../replay-chapter.tsx";
import { TwoViewsChapter } from "../two-views-chapter.tsx";
import { AutomationLevels } from "./automation-levels.tsx";
import { FourFrames } from "./four-frames.tsx";
import { LunarMining } from "./lunar-mining.tsx";
import { SensorView } from "./sensor-view.tsx";

const product = products["collision-avoidance"];

export const collisionAvoidance = productPage(product.slug, {
  fields: replayFields,
  View: ({ data: { posts, query } }) => (
    <ProductBody product={product.slug} posts={posts}>
      <FourFrames />
      <Statistics figures={product.statistics} />
      <TwoViewsChapter
        title="Headlights hide the vehicle. A scan shows its shape."
        line="A driver looks into the glare. LiDAR measures a distance at every point in its line of sight."
        seen={{ name: "mining-portal-dusk", square: "mining-portal-dusk-square" }}
        scanned={{ name: "mining-portal-cloud", square: "mining-portal-cloud-square" }}
      />
      <AutomationLevels />
      <ReplayChapter
        of={driverDisplay}
        part="cab"
        title="Behind the rock, on the display"
        lead="The display shows vehicles that report their position, and people only in line of sight. Set floor and reaction, and see where the vehicle stops."
        query={query}
      />
      <SensorView />
      <LunarMining />
    </ProductBody>
  ),
});

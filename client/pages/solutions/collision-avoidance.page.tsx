import { REPLAY_ANCHOR, replayFields } from "../../../shared/content/mine-level/replay-choice.ts";
import { Exhibit } from "../../blocks/exhibit.tsx";
import { Facts } from "../../blocks/facts.tsx";
import { InstrumentOpening } from "../../blocks/instrument-opening.tsx";
import { PictureWords } from "../../blocks/picture-words.tsx";
import { Replay } from "../../blocks/replay.tsx";
import { TwoViews } from "../../figures/two-views.tsx";
import { driverDisplay } from "../../islands/fleet-replay/driver-display.tsx";
import { ProductBody, productOpening, productPage } from "./product-page.tsx";

const product = "collision-avoidance";

export const collisionAvoidance = productPage(product, {
  fields: replayFields,
  View: ({ data: { posts, query } }) => (
    <ProductBody
      product={product}
      posts={posts}
      opening={
        <InstrumentOpening
          {...productOpening(product)}
          id={REPLAY_ANCHOR}
          instrument={<Replay of={driverDisplay} part="cab" query={query} />}
        />
      }
    >
      <Exhibit
        tone="night"
        panorama={
          <TwoViews
            seen={{
              name: "mining-portal-glare",
              square: "mining-portal-glare-square",
              label: "What you see",
            }}
            scanned={{
              name: "mining-portal-cloud",
              square: "mining-portal-cloud-square",
              label: "What the sensor sees",
            }}
            start={56}
          />
        }
        title="Headlights hide the vehicle. A scan shows its shape."
        lead="LiDAR measures a distance at every point in its line of sight. Range, dust, posture and water limit it, so a person in its line of sight can be missed. Simulated scan."
      />
      <Facts
        rising
        title="Three steps. Each one works without the next."
        of={[
          {
            title: "Inform",
            text: "The display shows every vehicle within 70 m that reports over the mine’s radio network, and how old its position is. Out of coverage it says so. The driver decides and acts.",
            note: "EMESRT level 7, operator awareness",
          },
          {
            title: "Warn",
            text: "The driver who has to wait is warned when the routes of two vehicles meet. Your mine supplies the routes and the rule. The driver decides and acts.",
            note: "EMESRT level 8, advisory",
          },
          {
            title: "Intervene",
            text: "If the driver does not act, the vehicle slows or stops within the limits that the mine sets. It does not steer.",
            note: "EMESRT level 9, intervention",
          },
        ]}
      />
      <PictureWords
        picture="lunar-hauler"
        layout="on"
        title="Autonomy is a separate decision."
        text="With it the vehicle also steers. Lunar mining needs that, because no driver is there. A mine on Earth decides on it apart from the three steps."
      />
    </ProductBody>
  ),
});

import { products } from "../../../shared/content/products.ts";
import { Limits } from "../../components/limits.tsx";
import { Section, Wrap } from "../../components/section.tsx";
import { definePage } from "../../page.ts";
import { FourFrames } from "./collision-avoidance/four-frames.tsx";
import { Ladder } from "./collision-avoidance/ladder.tsx";
import { Moon } from "./collision-avoidance/moon.tsx";
import { SensorView } from "./collision-avoidance/sensor-view.tsx";
import { ProductClosing } from "./product-demo.tsx";

const product = products["collision-avoidance"];

export const collisionAvoidance = definePage<object>({
  head: () => ({
    title: product.name,
    description:
      "Collision avoidance for mining vehicles in three rungs: inform, assist, automate. Each works without the next. And the same problem on the Moon.",
  }),
  View: CollisionAvoidance,
});

function CollisionAvoidance() {
  return (
    <>
      <FourFrames />
      <Ladder />
      <SensorView />
      <Section>
        <Wrap>
          <Limits limits={limits} />
        </Wrap>
      </Section>
      <Moon />
      <ProductClosing product={product.slug} />
    </>
  );
}

const limits = [
  "People on foot behind rock. No sensor sees through rock; a person is detected only in line of sight.",
  "Traffic rules. The system knows positions; the right of way is yours to set.",
  "Training and procedure. A warning helps only a driver who knows what to do with it.",
  "The decision to go from one rung to the next.",
];

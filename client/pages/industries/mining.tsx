import { industries } from "../../../shared/content/industries.ts";
import { ClosingCall } from "../../components/closing-call.tsx";
import { definePage } from "../../page.ts";
import { MineLevels } from "./mine-levels.tsx";
import { MiningHero } from "./mining-hero.tsx";
import { MiningSolutions } from "./mining-solutions.tsx";

const { name } = industries.mining;

/** Through the portal at dusk and down four levels, one challenge on each. */
export const miningPage = definePage<object>({
  head: () => ({
    title: `${name} Solutions`,
    description:
      "Monitoring for mines: vehicle positions underground by LiDAR and IMU on one fleet map, and collision avoidance from driver assistance to autonomy.",
  }),
  header: "over-picture",
  View: () => (
    <>
      <MiningHero />
      <MineLevels />
      <MiningSolutions />
      <ClosingCall question="See your level on one map." industry={name} />
    </>
  ),
});

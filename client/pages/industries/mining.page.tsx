import { capital, sentenceOf } from "../../../shared/content/figure.ts";
import { calculatedFigures } from "../../../shared/content/figures.ts";
import { REPLAY_ANCHOR } from "../../../shared/content/mine-level/replay-choice.ts";
import { paths } from "../../../shared/paths.ts";
import { caseStudyCards, IndustryBody, industryPage } from "./industry-page.tsx";

const nearing = capital(sentenceOf(calculatedFigures.closingDistance));

/** The page of the mining industry, which leads to its case studies. */
export const mining = industryPage("mining", () => (
  <IndustryBody
    industry="mining"
    subject="middle"
    picture="mine-level-cloud"
    tall="mine-level-cloud-upright"
    second={{
      href: `${paths.solution("underground-positioning-system")}#${REPLAY_ANCHOR}`,
      text: "Play the fleet map",
    }}
    challenges={{
      tone: "night",
      side: "right",
      picture: "mine-lidar-truck-upright",
      of: [
        {
          title: "No GNSS underground",
          text: "Walls and motion give a position instead, with an age and an uncertainty.",
        },
        {
          title: "Shared, narrow drifts",
          text: (
            <>
              {nearing} <a href={`${paths.figures()}#calculated`}>Formula</a>
            </>
          ),
        },
        {
          title: "Headings outrun the map",
          text: "A map ends at the last survey. Past it, a scan finds no match.",
        },
        {
          title: "Visibility and dust",
          text: "LiDAR needs no light. Dust, fog and spray cause false or missing points.",
        },
      ],
    }}
    solutions={caseStudyCards("mining", { "underground-positioning-system": "point-cloud-drift" })}
    closing={{
      question: "See how vehicles are located without satellites.",
      pilot: "A pilot in your own mine",
      picture: "mining-portal-dusk",
    }}
  />
));

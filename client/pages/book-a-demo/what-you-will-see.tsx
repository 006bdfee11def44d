import type { ReactNode } from "react";
import { DASHBOARD_ANCHOR, plainChoice } from "../../../shared/content/dashboard-choice.ts";
import { places } from "../../../shared/content/example-line/places.ts";
import { REPLAY_ANCHOR, stills } from "../../../shared/content/mine-level/replay-choice.ts";
import type { ProductSlug } from "../../../shared/content/products/products.ts";
import { type Industry, industries } from "../../../shared/demo-request.ts";
import { paths } from "../../../shared/paths.ts";
import { MoreLink } from "../../components/more-link.tsx";
import { dashboard } from "../../islands/dashboard/dashboard.tsx";
import { fleetMap } from "../../islands/fleet-replay/fleet-map.tsx";
import text from "../../styles/text.module.css";
import { Agenda } from "./agenda.tsx";
import styles from "./book-a-demo-page.module.css";
import { RankedCulverts } from "./ranked-culverts.tsx";

interface Interface {
  name: string;
  product: ProductSlug;
  /** Id of its section on the product's page. */
  anchor: string;
  picture: ReactNode;
}

const interfaces: Record<Industry, Interface> = {
  Railways: {
    name: `Apollo Dashboard with all ${places.length} locations`,
    product: "autonomous-track-monitoring",
    anchor: DASHBOARD_ANCHOR,
    picture: (
      <dashboard.View
        choice={plainChoice}
        others={{}}
        whole={paths.solution("autonomous-track-monitoring")}
      />
    ),
  },
  Mining: {
    name: "the fleet map",
    product: "underground-positioning-system",
    anchor: REPLAY_ANCHOR,
    picture: <fleetMap.View choice={stills.fleet} others={{}} rows={3} still />,
  },
  Infrastructure: {
    name: "the contact sheet",
    product: "culvert-risk-assessor",
    anchor: "sheet",
    picture: <RankedCulverts />,
  },
};

/**
 * A still of the interface of the industry that the form has, and what the demo covers. Until the form has one, radio buttons choose the industry. The page's
 * styles do both, so that this works without script.
 */
export function WhatYouWillSee({ industry = "Railways" }: { industry: Industry | undefined }) {
  return (
    <section className={styles.panel} aria-labelledby="what-you-will-see" data-screen-only="">
      <div className={styles.shown}>
        <div className={styles.head}>
          <h2 id="what-you-will-see" className={text.h3}>
            What you will see
          </h2>
          <fieldset className={styles.choices}>
            <legend className={text.hidden}>Interface</legend>
            {industries.map((each) => (
              <label key={each} className={styles.choice}>
                <input
                  type="radio"
                  name="interface"
                  value={each}
                  defaultChecked={each === industry}
                  autoComplete="off"
                />
                {each}
              </label>
            ))}
          </fieldset>
        </div>
        {industries.map((each) => (
          <Still key={each} industry={each} {...interfaces[each]} />
        ))}
      </div>
    </section>
  );
}

function Still({ industry, name, product, anchor, picture }: Interface & { industry: Industry }) {
  return (
    <div data-shows={industry}>
      <div className={styles.window} inert aria-hidden="true">
        {picture}
      </div>
      <Agenda industry={industry} />
      <MoreLink href={`${paths.solution(product)}#${anchor}`}>Open {name}</MoreLink>
    </div>
  );
}

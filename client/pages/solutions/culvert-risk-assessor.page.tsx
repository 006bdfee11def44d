import {
  culvertSheet,
  FIRST,
  NEXT,
  type ShownCulvert,
  shownCulverts,
  tieRule,
} from "../../../shared/content/culvert-sheet.ts";
import { facts } from "../../../shared/content/example-line/parameters.ts";
import { places } from "../../../shared/content/example-line/places.ts";
import { LATEST, runDates } from "../../../shared/content/example-line/runs.ts";
import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import { shortDate } from "../../../shared/format.ts";
import { Exhibit } from "../../blocks/exhibit.tsx";
import { PictureOpening } from "../../blocks/picture-opening.tsx";
import { OutlinedCulvert } from "../../components/culvert-photograph.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { ItemTable } from "../../components/item-table.tsx";
import { Stack } from "../../components/layout.tsx";
import { upright } from "../../components/picture.tsx";
import { ContactSheet } from "../../figures/contact-sheet.tsx";
import { UrgencyWord } from "../../figures/rank-plate.tsx";
import { TwoViews } from "../../figures/two-views.tsx";
import { consequenceText, culvertAt, structureText } from "./culvert-inventory.ts";
import { ProductBody, productOpening, productPage } from "./product-page.tsx";

const product = "culvert-risk-assessor";
const byRank = [...shownCulverts].sort((a, b) => a.rank - b.rank);
const [first, , third] = byRank as [ShownCulvert, ShownCulvert, ShownCulvert];
const { readings: openings = [], reason = "" } =
  places.find(({ kilometre }) => kilometre === Number(first.km)) ?? {};
const openingAt = (run: number) => `${shortDate(runDates[run] ?? "")}: ${openings[run]}% clear`;

/** When a culvert has each mark. */
const marks = [
  {
    urgency: "today",
    text: `Less than ${facts.culvert.threshold}% of its opening is left. The list of the line also has the place.`,
  },
  { urgency: "first", text: `${FIRST} or more.` },
  { urgency: "next", text: `${NEXT} to ${FIRST - 1}.` },
] as const;

export const culvertRiskAssessor = productPage(product, {
  fields: ["order"],
  View: ({ data: { posts, query } }) => (
    <ProductBody
      product={product}
      posts={posts}
      opening={
        <PictureOpening
          {...productOpening(product)}
          subject="left"
          scene={
            <OutlinedCulvert
              picture={third.picture}
              alt=""
              narrow={[upright("culvert-stones-upright")]}
              sizes="(width >= 64rem) max(70vw, 54rem), 100vw"
              priority
            />
          }
          label={`Example: condition ${third.conditionScore} × consequence ${third.consequenceScore} = ${third.conditionScore * third.consequenceScore}`}
        />
      }
    >
      <Exhibit
        id="sheet"
        tone="night"
        title={`The first ${shownCulverts.length} of ${culvertSheet.length} culverts, by risk`}
        lead={`Condition, from the photograph, times consequence, from your inventory, each 1 to 5. ${tieRule}`}
        figure={
          <Stack gap={8} stretch>
            <ContactSheet
              query={query}
              legend={marks.map(({ urgency, text }) => (
                <p key={urgency}>
                  <b>
                    <UrgencyWord urgency={urgency} />
                  </b>{" "}
                  {text}
                </p>
              ))}
            />
            <Disclosure summary={`What the inventory says about these ${byRank.length}`}>
              <ItemTable
                columns={["Culvert", "Structure", "Consequence"]}
                items={byRank.map(({ km, rank }) => {
                  const culvert = culvertAt(km);
                  return {
                    name: `${rank}. km${UNIT_SPACE}${km}`,
                    cells: [structureText(culvert), consequenceText(culvert)],
                  };
                })}
              />
            </Disclosure>
          </Stack>
        }
      />
      <Exhibit
        title={`Rank ${first.rank}, km ${first.km}: the first photograph beside the latest`}
        lead={`${reason} No road leads to the site. Less than ${facts.culvert.threshold}% of the opening is left, so it is for today. Your engineer decides.`}
        figure={
          <TwoViews
            seen={{ name: "culvert-branches-before", label: openingAt(0) }}
            scanned={{ name: "culvert-branches-after", label: openingAt(LATEST) }}
            names={["first photograph", "latest photograph"]}
            sizes="(min-width: 100rem) 92rem, (min-width: 64rem) 83vw, 94vw"
          />
        }
        caption="Example data. A photograph of an inlet says nothing about the outlet, the joints or the ground around the pipe."
      />
    </ProductBody>
  ),
});

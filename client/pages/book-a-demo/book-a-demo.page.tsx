import { type RankedPlace, rankedPlaces } from "../../../shared/content/example-line/rank.ts";
import { headlines } from "../../../shared/content/site.ts";
import { type Industry, industries } from "../../../shared/demo-request.ts";
import { paths } from "../../../shared/paths.ts";
import { ProductFilm } from "../../blocks/product-film.tsx";
import { Request } from "../../blocks/request.tsx";
import { Steps } from "../../blocks/steps.tsx";
import { Cluster, Stack } from "../../components/layout.tsx";
import { ExampleChip } from "../../components/marks.tsx";
import { PlaceTrace } from "../../figures/place-trace.tsx";
import { UrgencyWord } from "../../figures/rank-plate.tsx";
import { Island } from "../../island/island.tsx";
import { demoForm } from "../../islands/demo-form/demo-form.tsx";
import { definePage, type PageContext } from "../../page.ts";

export interface BookADemoData extends Pick<PageContext, "captcha" | "hostedVideo"> {
  /** From the address. */
  industry: Industry | undefined;
}

const [first] = rankedPlaces as readonly [RankedPlace, ...RankedPlace[]];

/** The first place of the example line. */
const still = (
  <>
    <Stack gap={2}>
      <p>What you see in a demo: the first place on the ranked list.</p>
      <h2>{first.place.short}</h2>
      <Cluster gap={4}>
        <UrgencyWord urgency={first.urgency} />
        <span>{`Apollo Dashboard, km\u00a0${first.place.kilometre}`}</span>
        <ExampleChip />
      </Cluster>
    </Stack>
    <PlaceTrace of={first} />
  </>
);

/** The demo form, what happens after a request, and a film of the product. */
export const bookADemo = definePage<BookADemoData>({
  name: "book-a-demo",
  path: paths.bookADemo(),
  cache: "static",
  query: { industry: industries },
  load: ({ captcha, hostedVideo, query }) => ({
    captcha,
    hostedVideo,
    industry: industries.find((each) => each === query.industry),
  }),
  head: () => ({
    title: "Book a Demo",
    description:
      "Ask for a demo of our monitoring for railways, mining and infrastructure: two short steps, then a receipt with a reference.",
  }),
  script: "before-paint",
  embeds: true,
  View: ({ data: { captcha, industry, hostedVideo }, site: { contactEmail, demo = {} } }) => (
    <>
      <Request
        trail={[{ label: "Book a Demo" }]}
        title="Book a Demo"
        lead={headlines.bookADemo}
        still={still}
        note={
          <>
            We use what you enter to answer this request. It does not put you on a mailing list.
            With the request we also keep how you came to the form.{" "}
            <a href={paths.privacy()}>What is stored, and why</a>
          </>
        }
      >
        <Island
          of={demoForm}
          props={{
            captcha,
            contactEmail,
            ...(industry && { industry }),
            ...(demo.schedulingUrl && { schedulingUrl: demo.schedulingUrl }),
          }}
        />
      </Request>
      <Steps
        title="What happens after you ask"
        lead={
          <>
            Ask us, and any other vendor, <a href={paths.security()}>these questions</a>.
          </>
        }
        of={[
          {
            title: "A person answers",
            text: `By e-mail. A reference number appears at once.${termsOf({ "Our answer": demo.answerTime })}`,
          },
          {
            title: "Prepare three things",
            text: "One decision that you want to make better. How many kilometres, vehicles or sites it concerns. Who decides. Send no confidential data.",
          },
          {
            title: "You see the products",
            text: (
              <>
                On example data of <a href={paths.industry("railways")}>railways</a>,{" "}
                <a href={paths.industry("mining")}>mines</a> or{" "}
                <a href={paths.industry("infrastructure")}>infrastructure</a>. The next step can be{" "}
                <a href={paths.pilot()}>a pilot on your own site</a>.
                {termsOf({ Length: demo.length, "Who joins": demo.host })}
              </>
            ),
          },
        ]}
      />
      <ProductFilm title="See it in motion" {...filmOf(hostedVideo)} />
    </>
  ),
});

/** The terms that the operator has configured, as sentences. */
function termsOf(terms: Record<string, string | undefined>): string {
  return Object.entries(terms)
    .map(([term, meaning]) => (meaning ? ` ${term}: ${meaning}.` : ""))
    .join("");
}

function filmOf({ embedUrl: url, transcript }: PageContext["hostedVideo"]) {
  if (url === undefined) {
    return {
      lead: "A ride along the example line in a simulated LiDAR scan. The points are coloured by height, then by what has changed since the run before.",
    };
  }
  const lead = (
    <>
      Your browser contacts {new URL(url).host} only when you play the video.{" "}
      <a href={paths.privacy()}>What that means</a>
    </>
  );
  return { hosted: { url, transcript }, lead };
}

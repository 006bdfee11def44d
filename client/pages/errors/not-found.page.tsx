import { industries } from "../../../shared/content/industries.ts";
import { productList } from "../../../shared/content/products/products.ts";
import { errorPageMessages } from "../../../shared/messages.ts";
import { paths } from "../../../shared/paths.ts";
import { BandOpening } from "../../blocks/band-opening.tsx";
import { Ledger } from "../../blocks/ledger.tsx";
import { Cluster, Stack } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { TrackNumerals } from "../../figures/track-numerals.tsx";
import { ConsoleError } from "../../island/island.tsx";
import type { PageTemplate } from "../../page.ts";

/** The page for an unknown address, with a search field and the products. */
export const notFound: PageTemplate<{ path: string }> = {
  name: "not-found",
  header: "over-opening",
  head: () => ({
    title: "Page not found",
    description: "No page at this address. Search the site, or choose a product.",
    noindex: true,
  }),
  View: ({ data: { path } }) => (
    <>
      <ConsoleError message={`404: there is no page at ${path}`} />
      <BandOpening
        trail={[{ label: "404" }]}
        title={errorPageMessages.noPage}
        about={
          <Stack gap={4} stretch>
            <SearchForm Heading="h2" query="" label="Search the site, or choose a product." />
            <Cluster>
              <MoreLink href={paths.home()}>Return to Home</MoreLink>
            </Cluster>
          </Stack>
        }
        band={<TrackNumerals />}
        bleed
      />
      <Ledger
        of={{
          parts: [industries.railways, industries.mining].map((industry) => ({
            title: industry.name,
            rows: productList
              .filter(({ industries: [first] }) => first === industry.slug)
              .map(({ slug, name, promise }) => ({
                href: paths.solution(slug),
                name,
                text: promise,
              })),
          })),
        }}
      >
        <Cluster gap={6}>
          <MoreLink href={paths.industries()}>Industries</MoreLink>
          <MoreLink href={paths.insights()}>Insights</MoreLink>
          <MoreLink href={paths.careers()}>Careers</MoreLink>
        </Cluster>
      </Ledger>
    </>
  ),
};

import { products } from "../../../shared/content/products/products.ts";
import { errorPageMessages } from "../../../shared/messages.ts";
import { paths } from "../../../shared/paths.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { LinkList } from "../../components/link-list.tsx";
import { ConsoleError } from "../../island/island.tsx";
import trackEnd from "../../media/drawings/track-end.svg";
import type { PageTemplate } from "../../page.ts";
import text from "../../styles/text.module.css";
import { SearchForm } from "../search/search-form.tsx";
import { ErrorHero } from "./error-hero.tsx";
import styles from "./errors.module.css";

/** The page for an unknown address, with a search field and six links. */
export const notFound: PageTemplate<{ path: string }> = {
  name: "not-found",
  header: "over-opening",
  head: () => ({
    title: "Page not found",
    description: "No page at this address. Links to products, insights, careers and the demo.",
    noindex: true,
  }),
  View: ({ data: { path } }) => (
    <>
      <ConsoleError message={`404: there is no page at ${path}`} />
      <ErrorHero drawing={trackEnd} aside={<OtherWays />}>
        <h1 className={styles.status}>404</h1>
        <p className={classNames(text.headline, text.h2)}>{errorPageMessages.noPage}</p>
        <Button size="lg" variant="outline" href={paths.home()}>
          Return to Home
        </Button>
      </ErrorHero>
    </>
  ),
};

const ways = [
  ...(
    ["autonomous-track-monitoring", "culvert-risk-assessor", "predictive-weather-alerts"] as const
  ).map((slug) => ({ href: paths.solution(slug), label: products[slug].name })),
  { href: paths.insights(), label: "Insights" },
  { href: paths.careers(), label: "Careers" },
  { href: paths.bookADemo(), label: "Book a demo" },
];

function OtherWays() {
  return (
    <div>
      <SearchForm query="" label="Looking for..." secondary />
      <LinkList links={ways} className={styles.links} />
    </div>
  );
}

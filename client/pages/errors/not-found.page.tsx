import { productList } from "../../../shared/content/products/products.ts";
import { errorPageMessages } from "../../../shared/messages.ts";
import { paths } from "../../../shared/paths.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { LinkList } from "../../components/link-list.tsx";
import { Picture } from "../../components/picture.tsx";
import { ConsoleError } from "../../island/island.tsx";
import trackEnd from "../../media/drawings/track-end.svg";
import type { PageTemplate } from "../../page.ts";
import text from "../../styles/text.module.css";
import { SearchForm } from "../search/search-form.tsx";
import { ErrorHero } from "./error-hero.tsx";
import styles from "./errors.module.css";

/** The page for an unknown address, with a search field, the products, the insights, the careers, and an example of a line and of a mine. */
export const notFound: PageTemplate<{ path: string }> = {
  name: "not-found",
  header: "over-opening",
  head: () => ({
    title: "Page not found",
    description:
      "No page at this address. Search the site, or choose a product, the insights or one of two examples.",
    noindex: true,
  }),
  View: ({ data: { path } }) => (
    <>
      <ConsoleError message={`404: there is no page at ${path}`} />
      <ErrorHero drawing={trackEnd} aside={<OtherWays />}>
        <h1 className={styles.status}>404</h1>
        <div>
          <p className={classNames(text.headline, text.h2)}>{errorPageMessages.noPage}</p>
          <p className={text.muted}>The address may be old or mistyped.</p>
        </div>
        <Button size="lg" variant="outline" href={paths.home()}>
          Return to Home
        </Button>
      </ErrorHero>
    </>
  ),
};

const links = [
  ...productList.map(({ slug, name }) => ({ href: paths.solution(slug), label: name })),
  { href: paths.insights(), label: "Insights" },
  { href: paths.careers(), label: "Careers" },
];

/** An example of each kind of site that visitors can walk through. */
const examples = [
  {
    href: paths.exampleLine.inspectionReport(),
    name: "An example line",
    note: "Its inspection report",
    picture: "line-ride",
  },
  {
    href: paths.caseStudy("mining", "underground-positioning-system"),
    name: "An example mine",
    note: "One shift on its fleet map",
    picture: "point-cloud-drift",
  },
] as const;

function OtherWays() {
  return (
    <div>
      <SearchForm query="" label="Looking for..." secondary />
      <LinkList links={links} className={styles.links} />
      <ul className={styles.examples}>
        {examples.map(({ href, name, note, picture }) => (
          <li key={href}>
            <a href={href} className={styles.example}>
              <Picture name={picture} alt="" sizes="120px" className={styles.thumb} />
              <span>
                <b className={text.follow}>{name}</b> <span className={styles.note}>{note}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { ReactNode } from "react";
import { industries } from "../../../shared/content/industries.ts";
import { caseStudyLabel, caseStudyOf } from "../../../shared/content/products/case-studies.ts";
import { type ProductSlug, products } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { Await, type Pending } from "../../await.tsx";
import { BeforeYouBuy } from "../../blocks/before-you-buy.tsx";
import { Ending, EndingLink } from "../../blocks/ending.tsx";
import { Summary } from "../../blocks/summary.tsx";
import { DemoLink } from "../../components/demo-link.tsx";
import { productDownloads } from "../../components/downloads.ts";
import type { PictureName } from "../../media/picture-settings.ts";
import { definePage, type Page } from "../../page.ts";
import type { PostLink } from "../../post-data.ts";

export interface ProductData {
  /** The public posts about the product. */
  posts: Pending<readonly PostLink[]>;
  /** The query parameters of the page's interfaces. */
  query: Readonly<Record<string, string>>;
}

type ProductView = Pick<Page<ProductData>, "View" | "fields">;

/** Creates the page of a product. Its `View` renders a `<ProductBody>`. */
export function productPage(product: ProductSlug, view: ProductView): Page<ProductData> {
  const { name, description, posts: slugs } = products[product];
  return definePage<ProductData>({
    name: product,
    path: paths.solution(product),
    cache: "content",
    load: ({ posts, query, attempt }) => ({ posts: attempt(posts.listTitles(slugs), []), query }),
    head: () => ({ title: name, description }),
    header: "over-opening",
    ...view,
  });
}

/** What the opening of a product page says. Solutions links to the home page, which shows all products. */
export function productOpening(product: ProductSlug) {
  const { name, headline, line, caseStudy } = products[product];
  return {
    trail: [{ label: "Solutions", href: paths.home(), page: paths.solutions() }, { label: name }],
    name,
    title: headline,
    lead: line,
    action: <ProductDemo product={product} />,
    second: { href: paths.caseStudy(caseStudy.industry, product), text: "Read the case study" },
  };
}

interface ProductBodyProps extends Pick<ProductData, "posts"> {
  product: ProductSlug;
  opening: ReactNode;
  /** Of its ending, if not that of its case study. */
  picture?: PictureName;
  /** How the rules that apply limit this product's example. */
  rulesApplied?: ReactNode;
  /** The sections of this product. */
  children: ReactNode;
}

/** The opening, the product in numbers and features, its own sections, what a buyer has to know, and the ending. */
export function ProductBody(props: ProductBodyProps) {
  const { product, posts, opening, picture, rulesApplied, children } = props;
  const { statistics, worksFrom, youReceive, practice } = products[product];
  const features = [
    { title: "Works from", text: worksFrom },
    { title: "You receive", text: youReceive },
  ];
  const isFullRow = statistics.length === 3;
  return (
    <>
      {opening}
      <Summary figures={statistics} features={isFullRow ? [] : features} />
      {children}
      <BeforeYouBuy of={practice} files={productDownloads[product]} rulesApplied={rulesApplied} />
      <ProductEnding product={product} posts={posts} picture={picture} />
    </>
  );
}

interface ProductEndingProps extends Pick<ProductData, "posts"> {
  product: ProductSlug;
  picture: PictureName | undefined;
}

function ProductEnding({ product, posts, picture }: ProductEndingProps) {
  const { industry, headline, moments, picture: pictureOfCase } = caseStudyOf(product);
  return (
    <Ending
      picture={picture ?? pictureOfCase}
      call={products[product].closing}
      button={<ProductDemo product={product} />}
      limit={products[product].limit}
      links={
        <>
          <EndingLink
            about={caseStudyLabel(product)}
            href={paths.caseStudy(industry, product)}
            moments={moments}
          >
            {headline}
          </EndingLink>
          <Await value={posts} fallback={null}>
            {([post]) =>
              post && (
                <EndingLink about="Read more" href={paths.insight(post.slug)}>
                  {post.title}
                </EndingLink>
              )
            }
          </Await>
        </>
      }
    />
  );
}

/** A link to the demo form with the product's first industry preselected. */
function ProductDemo({ product }: { product: ProductSlug }) {
  return <DemoLink industry={industries[products[product].industries[0]].name} />;
}

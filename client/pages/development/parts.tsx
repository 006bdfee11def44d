import type { PostSummary } from "../../../shared/post.ts";
import { Wrap } from "../../components/layout.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import { Answers } from "./parts/answers.tsx";
import { Buttons } from "./parts/buttons.tsx";
import { Chapters } from "./parts/chapters.tsx";
import { FormParts } from "./parts/form-parts.tsx";
import { Lists } from "./parts/lists.tsx";
import { Marks } from "./parts/marks.tsx";
import styles from "./parts/parts.module.css";
import { Pictures } from "./parts/pictures.tsx";
import { Posts } from "./parts/posts.tsx";
import { SpaceAndLayout } from "./parts/space-and-layout.tsx";
import { Tables } from "./parts/tables.tsx";
import { TypeAndColour } from "./parts/type-and-colour.tsx";

export interface PartsData {
  posts: PostSummary[];
  /** The rendered HTML of `samplePost`. */
  prose: string;
}

/** The design system: scales, layout primitives, and every component in its states. */
export const partsPage = definePage<PartsData>({
  head: () => ({
    title: "Parts",
    description: "The design system: tokens, layout and parts.",
    noindex: true,
  }),
  View: ({ data: { posts, prose } }) => (
    <>
      <Wrap className={styles.head}>
        <h1>Parts</h1>
        <p className={text.lead}>
          Everything that pages are made of, once, in all its states. What is not here is not a part
          of the site.
        </p>
      </Wrap>
      <TypeAndColour />
      <SpaceAndLayout />
      <Buttons />
      <FormParts />
      <Answers />
      <Marks />
      <Lists />
      <Tables />
      <Posts posts={posts} prose={prose} />
      <Pictures />
      <Chapters />
    </>
  ),
});

import type { PostSummary } from "../../../shared/post.ts";
import { Wrap } from "../../components/section.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import { Answers } from "./parts/answers.tsx";
import { Buttons } from "./parts/buttons.tsx";
import { Chapters } from "./parts/chapters.tsx";
import { FormParts } from "./parts/form-parts.tsx";
import { Lists } from "./parts/lists.tsx";
import { Marks } from "./parts/marks.tsx";
import { Pictures } from "./parts/pictures.tsx";
import { Posts } from "./parts/posts.tsx";
import { Tables } from "./parts/tables.tsx";
import { TypeAndColour } from "./parts/type-and-colour.tsx";
import styles from "./parts-page.module.css";

export interface PartsData {
  posts: PostSummary[];
  /** `samplePost`, rendered. */
  prose: string;
}

/** Every part of the site in its states, for whoever works on them. */
export const partsPage = definePage<PartsData>({
  head: () => ({ title: "Parts", description: "The site's parts in their states.", noindex: true }),
  View: ({ data: { posts, prose } }) => (
    <>
      <Wrap className={styles.head}>
        <h1>Parts</h1>
        <p className={text.lead}>
          Everything that pages are made of, once, in all its states. What is not here is not a part
          of the site.
        </p>
      </Wrap>
      <Buttons />
      <FormParts />
      <Answers />
      <Marks />
      <Lists />
      <Tables />
      <Posts posts={posts} prose={prose} />
      <Pictures />
      <TypeAndColour />
      <Chapters />
    </>
  ),
});

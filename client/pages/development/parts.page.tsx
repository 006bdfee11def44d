import type { PostSummary } from "../../../shared/post.ts";
import { Columns, Grid, Stack, Wrap } from "../../components/layout.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import { Buttons } from "./parts/buttons.tsx";
import { Chapters } from "./parts/chapters.tsx";
import { FormParts } from "./parts/form-parts.tsx";
import { LayoutPrimitives } from "./parts/layout-primitives.tsx";
import { Lists } from "./parts/lists.tsx";
import { Marks } from "./parts/marks.tsx";
import { Messages } from "./parts/messages.tsx";
import { Group, type PartGroup } from "./parts/part.tsx";
import styles from "./parts/parts.module.css";
import { Pictures } from "./parts/pictures.tsx";
import { Posts } from "./parts/posts.tsx";
import { Print } from "./parts/print.tsx";
import { Space } from "./parts/space.tsx";
import { Tables } from "./parts/tables.tsx";
import { ThemeChoice } from "./parts/theme-choice.tsx";
import { TypeAndColour } from "./parts/type-and-colour.tsx";

export interface PartsData {
  posts: PostSummary[];
  /** The rendered HTML of `samplePost`. */
  prose: string;
}

/** The design system in reading order: tokens, layout, and every component in its states. */
export const partsPage = definePage<PartsData>({
  head: () => ({
    title: "Parts",
    description: "The design system: tokens, layout and components.",
    noindex: true,
  }),
  View: ({ data }) => {
    const groups = groupsOf(data);
    return (
      <>
        <Wrap className={styles.head}>
          <Grid split="7-5" gap={8}>
            <Stack gap={6}>
              <h1>Parts</h1>
              <p className={text.lead}>
                Every token, layout primitive and component of the site. To build a page, choose
                from here in this order: a Section, a primitive that arranges it, components in it.
                Only what none of them can do needs a stylesheet.
              </p>
              <ThemeChoice />
            </Stack>
            <nav aria-label="Groups of parts">
              <Columns as="ol" count={2} pairs gap={2}>
                {groups.map(({ id, title }, index) => (
                  <li key={id}>
                    <a href={`#${id}`} className={text.touch}>
                      {index + 1} {title}
                    </a>
                  </li>
                ))}
              </Columns>
            </nav>
          </Grid>
        </Wrap>
        {groups.map((group, index) => (
          <Group key={group.id} number={index + 1} group={group} />
        ))}
      </>
    );
  },
});

function groupsOf({ posts, prose }: PartsData): PartGroup[] {
  return [
    {
      id: "tokens",
      title: "Tokens",
      rule: "The scales of type, colour, space and width in tokens.css. Stylelint refuses other values.",
      parts: (
        <>
          <TypeAndColour />
          <Space />
        </>
      ),
    },
    {
      id: "layout",
      title: "Layout",
      rule: "Primitives arrange their children and add nothing else. Gaps are steps of the scale.",
      parts: <LayoutPrimitives />,
    },
    {
      id: "marks",
      title: "Text and marks",
      rule: "Small components inside a sentence or above one. A colour is never the only sign.",
      parts: <Marks />,
    },
    {
      id: "controls",
      title: "Controls",
      rule: "Every control has a name, a visible focus and a target of 44 px, and works without script.",
      parts: (
        <>
          <Buttons />
          <FormParts />
          <Messages />
        </>
      ),
    },
    {
      id: "lists",
      title: "Lists and tables",
      rule: "Ruled lines instead of boxes. On a phone, columns become rows.",
      parts: (
        <>
          <Lists />
          <Tables />
        </>
      ),
    },
    {
      id: "posts",
      title: "Posts",
      rule: "The texts of the content team: cards, the list with its pages, and the text of a post.",
      parts: <Posts posts={posts} prose={prose} />,
    },
    {
      id: "pictures",
      title: "Pictures and drawings",
      rule: "Pictures are illustrations and say so. Drawings take their colours from the theme.",
      parts: <Pictures />,
    },
    {
      id: "chapters",
      title: "Chapters",
      rule: "Sections that several pages share, whole.",
      parts: <Chapters />,
    },
    {
      id: "print",
      title: "Print",
      rule: "One sheet of print rules for all pages.",
      parts: <Print />,
    },
  ];
}

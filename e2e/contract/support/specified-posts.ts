import { type ChosenSite, startChosenSite } from "./chosen-site.ts";

/** Everything that an excerpt omits, and two tables, of which one has no columns. */
export const markdown = `![A picture of a rail](https://pictures.example/rail.jpg)

## A heading of the post

A **strong** word, an *emphasis*, \`some code\` and [a link](https://other.example/page) stand in a sentence that is so long that no card has space for all of it, because it goes on about a rail, the tie below the rail, the ballast below the tie, the ground below the ballast, the water in the ground, the weather that brings the water, and the people who look at all of this every day.

- A point of a list

> A quotation

| Left | Middle | Right | Plain |
| :--- | :----: | ----: | ----- |
| a    | b      | c     | d     |

| Not | a table |
| --- |
| no  | table   |

- [x] A task that is done
- [ ] A task that is open
`;

export const longSentence = `A sentence of the post that is longer than a card, ${"and goes on, ".repeat(30)}until its end.`;

/** Newest first. Only the first has markdown; its category is one that the site does not know. */
export const posts = [
  ["webinar", "webinar", null, "2025-10-05T12:00:00Z"],
  ["ninth", "blog", "Ada Sample", "2025-09-04T12:00:00Z"],
  ["eighth", "press_release", null, "2025-08-03T12:00:00Z"],
  ["seventh", "blog", "Ada Sample", "2025-07-02T12:00:00Z"],
  ["sixth", "blog", null, "2025-06-01T12:00:00Z"],
  ["fifth", "blog", "Ada Sample", "2025-05-31T12:00:00Z"],
  ["undated", "press_release", "Ada Sample", null],
] as const;
export const titleOf = (slug: string) => `The ${slug} post`;

/** Starts a site with these posts alone, which renders every page for its request. */
export async function startPostsSite(): Promise<ChosenSite> {
  const chosen = await startChosenSite({ PAGE_CACHE: "off" });
  await chosen.query("DELETE FROM blog_posts");
  for (const [slug, category, author, published_at] of posts) {
    const content = slug === "webinar" ? markdown : longSentence;
    await chosen.query(
      `INSERT INTO blog_posts (slug, title, content, image_url, category, author, published_at)
       VALUES ($1, $2, $3, '/pictures/line-ride.webp', $4, $5, $6)`,
      [slug, titleOf(slug), content, category, author, published_at],
    );
  }
  return chosen;
}

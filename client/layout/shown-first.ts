/**
 * The element, by its id, before which browsers paint nothing: what follows the bar, or the end of the
 * opening that the bar lies on. They may paint while they still read a page, and what is there by half
 * moves when the rest comes.
 */
export const shownFirst = { plain: "main", "over-picture": "opened" } as const;

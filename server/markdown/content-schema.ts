import { defaultSchema, type Options as Schema } from "rehype-sanitize";

/** Prefix of every id in a post, so that none equals an id of the page. */
export const ID_PREFIX = "post-";

/**
 * What a post may contain: an allow-list of elements, attributes and protocols. No inline style, no
 * form, no frame, no foreign namespace. Source: the schema GitHub uses, narrowed to what posts need.
 */
export const contentSchema: Schema = {
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => name !== "picture" && name !== "source"),
    ...["abbr", "caption", "cite", "dfn", "figcaption", "figure", "mark", "small", "time"],
  ],
  attributes: {
    "*": ["dir", "id", "lang", "title"],
    a: ["href", "ariaLabel", "ariaDescribedBy", "dataFootnoteBackref", "dataFootnoteRef"],
    code: [["className", /^language-[\w-]+$/]],
    details: ["open"],
    img: ["src", "alt", "width", "height"],
    input: [["type", "checkbox"], ["disabled", true], "checked"],
    li: [["className", "task-list-item"], "value"],
    ol: [["className", "contains-task-list"], "start", "reversed"],
    section: ["dataFootnotes", ["className", "footnotes"]],
    td: [["align", "left", "center", "right"], "colSpan", "rowSpan"],
    th: [["align", "left", "center", "right"], "colSpan", "rowSpan", "scope"],
    time: ["dateTime"],
    ul: [["className", "contains-task-list"]],
  },
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["http", "https"] },
  required: { input: { type: "checkbox", disabled: true } },
  ancestors: { ...defaultSchema.ancestors, caption: ["table"], summary: ["details"] },
  clobber: ["ariaDescribedBy", "id"],
  clobberPrefix: ID_PREFIX,
  /** Removed with their text. Of other forbidden elements the text is kept. */
  strip: [
    ...["script", "style", "template", "title", "iframe", "noembed", "noframes", "object", "embed"],
    ...["svg", "math", "audio", "video", "canvas", "select", "textarea"],
  ],
  allowComments: false,
  allowDoctypes: false,
};

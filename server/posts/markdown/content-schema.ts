import { defaultSchema, type Options as Schema } from "rehype-sanitize";

/** Prefix of every id in a post, which prevents conflicts with ids of the page. */
export const ID_PREFIX = "post-";

/**
 * Allow-list of elements, attributes and protocols in posts. It excludes inline styles, forms, frames and
 * foreign namespaces. Source: GitHub's schema, reduced to what posts need.
 */
export const contentSchema: Schema = {
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => name !== "picture" && name !== "source"),
    ...["abbr", "caption", "cite", "dfn", "figcaption", "figure", "mark", "small", "time"],
  ],
  attributes: {
    "*": ["dir", "id", "lang", "title"],
    a: ["href", "ariaLabel", "ariaDescribedBy", "dataFootnoteBackref", "dataFootnoteRef"],
    code: [["className", /^language-[\w+#.-]+$/]],
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
  /** Elements that are removed with their text. Other forbidden elements leave their text. */
  strip: [
    ...["script", "style", "template", "title", "iframe", "noembed", "noframes", "object", "embed"],
    ...["svg", "math", "audio", "video", "canvas", "select", "textarea"],
  ],
  allowComments: false,
  allowDoctypes: false,
};

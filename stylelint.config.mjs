import stylelint from "stylelint";

/*
 * Allows only the layers, spacing scale, type scale and breakpoints of the design system in client/styles/tokens.css.
 */

/** A length that is not a token; 1px is allowed for thin lines. */
const LENGTH = /(?<![\w.-])-?(?!1px)[\d.]+(px|rem|pt|mm|cm)\b/;
/** A size of type beside those of the tokens. */
const RELATIVE = /^[\d.]+em\b/;
/** A token multiplied by a factor. */
const MULTIPLE = /var\(--t-[\w-]+\)\s*\*|\*\s*var\(--t-/;
const WIDTHS = ["48rem", "64rem", "80rem"];
/** Paper is a wide window: `print` stands beside a width, and alone only in print.css. */
const BESIDE_PRINT = /^print, \((?:width >= (?:48|64|80)rem|forced-colors: active)\)$/;

const layersOnly = {
  rule: (enabled) => (root, result) => {
    if (!enabled) return;
    for (const node of root.nodes) {
      const isAllowed =
        node.type === "comment" ||
        (node.type === "atrule" && ["layer", "font-face"].includes(node.name));
      if (isAllowed) continue;
      const message = "Put this into a layer: tokens.css lists them";
      stylelint.utils.report({ ruleName: "site/in-layer", result, node, message });
    }
  },
};

const paperIsWide = {
  rule: (enabled) => (root, result) => {
    if (!enabled) return;
    root.walkAtRules("media", (node) => {
      const isClear = /\bprint\b/.test(node.params)
        ? BESIDE_PRINT.test(node.params)
        : !/\bwidth\b/.test(node.params) || /^screen and /.test(node.params);
      if (isClear) return;
      const message =
        "Use `print, (width >= 48rem)` or `screen and (width < 48rem)`, or print.css for what only paper needs";
      stylelint.utils.report({ ruleName: "site/paper", result, node, message });
    });
  },
};

export default {
  plugins: [
    stylelint.createPlugin("site/in-layer", layersOnly.rule),
    stylelint.createPlugin("site/paper", paperIsWide.rule),
  ],
  rules: {
    "site/in-layer": true,
    "site/paper": true,
    "declaration-property-value-disallowed-list": [
      {
        "/^(margin|padding|gap|row-gap|column-gap)/": [LENGTH],
        "/^font(-size)?$/": [LENGTH, MULTIPLE, RELATIVE],
      },
      { message: "Use a token: --s-… for space, --t-… for type" },
    ],
    "media-feature-name-value-allowed-list": { "/width$/": WIDTHS },
    "selector-disallowed-list": [
      [/\.([\w-]+)\.\1(?![\w-])/],
      { message: "A doubled class name: layers decide which rule wins" },
    ],
  },
  overrides: [
    { files: ["client/styles/print.css"], rules: { "site/paper": null } },
    {
      // Text in a drawing uses the units of the drawing.
      files: ["client/media/figures/**"],
      rules: { "declaration-property-value-disallowed-list": null },
    },
    {
      // For pictures outside the pages: the figures of posts.
      files: ["client/media/figures/**"],
      rules: { "site/in-layer": null },
    },
    {
      // The scales themselves, and the margins of a sheet of paper.
      files: ["client/styles/tokens.css", "client/styles/print.css"],
      rules: { "declaration-property-value-disallowed-list": null },
    },
  ],
};

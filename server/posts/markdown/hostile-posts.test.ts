import fc from "fast-check";
import type { Element, Root } from "hast";
import rehypeRaw from "rehype-raw";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { htmlOf } from "../../testing/html-of.ts";
import { contentSchema } from "./content-schema.ts";

/** One example of each attribute and protocol that can run a script, of elements in which a browser parses text otherwise, and of each place where the parser adds text. */
const hostilePayloads: Record<string, string> = {
  "a script": "<script>alert(1)</script>",
  "an event on a picture": "<img src=x onerror=alert(1)>",
  "an event on any element": '<p onclick="alert(1)" onpointerover=alert(1)>x</p>',
  "an event on media": "<video><source onerror=alert(1)></video><audio src onerror=alert(1)>",
  "an event in a title": '![a](/x.png "x\\" onerror=\\"alert(1)")',
  "an event in an alternative text": '![a" onerror="alert(1)](/x.png)',
  "an event in a code language": '```js" onclick="alert(1)\nx\n```',
  "an event in a heading": '## x" onclick="alert(1)',
  "a link to script": "[x](javascript:alert(1))",
  "a link to script in odd case": "[x](JaVaScRiPt:alert(1))",
  "a link to script across a tab": '<a href="java&#9;script:alert(1)">x</a>',
  "a link to script after a control character": '<a href="&#1;javascript:alert(1)">x</a>',
  "a link to a page as data": "[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
  "a picture that is script": "![x](javascript:alert(1))",
  "a picture that is a page": "![x](data:text/html,<script>alert(1)</script>)",
  "a set of pictures": '<picture><source srcset="//evil.example/x.png"><img src=x></picture>',
  "an inline style": '<p style="background:url(javascript:alert(1))">x</p>',
  "a field for passwords": '<input type="password" name="p" autofocus onfocus=alert(1)>',
  "a vector drawing": "<svg onload=alert(1)><script>alert(1)</script></svg>",
  "a formula that turns into a form":
    "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  "a page without script":
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  "a name that the page uses":
    '<img name="body"><a id="main" name="cookie">x</a><p id="__proto__">y</p>',
  "microdata and popovers": '<div itemscope itemtype="x" popover="auto" is="x-y">x</div>',
  "a footnote": "x[^1]\n\n[^1]: <img src=x onerror=alert(1)> [y](javascript:alert(1))",
  "a table cell": "| a |\n|---|\n| <img src=x onerror=alert(1)> [y](javascript:alert(1)) |",
  "a task": "- [ ] <img src=x onerror=alert(1)> [y](javascript:alert(1))",
};

const browser = unified().use(rehypeRaw).freeze();

const FORBIDDEN =
  /^(?:script|style|link|meta|base|iframe|frame|frameset|object|embed|applet|param|form|button|select|textarea|svg|math|template|noscript|audio|video|source|picture|html|head|body|x-.*)$/;

const SAFE_PROTOCOL = /^(?:https?|mailto|tel):$/;

test("dangersIn finds scripts in HTML that is not sanitized", () => {
  const html = '<img src=x onerror=a()><svg></svg><a href="javascript:a()">x</a><p style="x">y</p>';

  expect(dangersIn(html)).toEqual(["img onError=a()", "svg", "a href=javascript:a()", "p style=x"]);
});

test("allows no element that can run a script, load a file or send data", () => {
  expect(contentSchema.tagNames?.filter((name) => FORBIDDEN.test(name))).toEqual([]);
});

test.each(Object.entries(hostilePayloads))("removes %s", (_name, payload) => {
  const surrounded = `Before ${payload}\n\n${payload}\n\n> ${payload}\n`;

  const html = htmlOf(surrounded) + htmlOf(surrounded, "lead");

  expect(dangersIn(html)).toEqual([]);
});

test("removes an island that a post contains", () => {
  const html = htmlOf('<page-island name="demo-form" props="{}">Text</page-island>');

  expect(html).toBe("<p>Text</p>");
});

test("removes scripts from random combinations of hostile fragments", () => {
  const piece = fc.constantFrom(
    ...Object.values(hostilePayloads),
    ...["<", ">", '"', "'", "`", "](", "![", "<!--", "-->", "</p>", "</style>", "\n", "\n\n"],
  );

  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
      const html = htmlOf(pieces.join(""));

      expect(dangersIn(html)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

/** Finds dangerous elements and attributes after parsing the HTML like a browser. */
function dangersIn(html: string): string[] {
  const tree: Root = { type: "root", children: [{ type: "raw", value: html }] };
  const dangers: string[] = [];
  visit(browser.runSync(tree), "element", (element) => {
    if (isOwnIsland(element)) return;
    if (FORBIDDEN.test(element.tagName)) dangers.push(element.tagName);
    if (element.tagName === "input" && element.properties.disabled !== true) dangers.push("input");
    dangers.push(...dangerousAttributes(element));
  });
  return dangers;
}

/** The islands around code blocks and tables are added after the sanitizer, which removes those of the author. */
function isOwnIsland({ tagName, properties }: Element): boolean {
  return tagName === "page-island" && /^(?:copy-code|scroll-region)$/.test(`${properties.name}`);
}

function dangerousAttributes({ tagName, properties }: Element): string[] {
  return Object.entries(properties)
    .filter(([name, value]) => {
      if (/^(?:on|style$|srcdoc|srcset|action|form|name$|is$|xlink)/i.test(name)) return true;
      if (name === "id") return value === "main";
      if (name !== "href" && name !== "src") return false;
      const { protocol, origin } = new URL(String(value), "https://site.example");
      return !SAFE_PROTOCOL.test(protocol) || (name === "src" && origin !== "https://site.example");
    })
    .map(([name, value]) => `${tagName} ${name}=${value}`);
}

import fc from "fast-check";
import type { Element, Root } from "hast";
import rehypeRaw from "rehype-raw";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { hostilePayloads } from "../../testing/hostile-payloads.ts";
import { htmlOf, leadHtmlOf } from "../../testing/html-of.ts";

const browser = unified().use(rehypeRaw).freeze();

const FORBIDDEN =
  /^(?:script|style|link|meta|base|iframe|frame|frameset|object|embed|applet|param|form|button|select|textarea|svg|math|template|noscript|audio|video|source|picture|html|head|body|x-.*)$/;

const SAFE_PROTOCOL = /^(?:https?|mailto|tel):$/;

test("dangersIn finds scripts in HTML that is not sanitized", () => {
  const html = '<img src=x onerror=a()><svg></svg><a href="javascript:a()">x</a><p style="x">y</p>';

  expect(dangersIn(html)).toEqual(["img onError=a()", "svg", "a href=javascript:a()", "p style=x"]);
});

test.each(Object.entries(hostilePayloads))("removes %s", (_name, payload) => {
  const surrounded = `Before ${payload}\n\n${payload}\n\n> ${payload}\n`;

  const html = htmlOf(surrounded) + leadHtmlOf(surrounded);

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

/** The islands around code blocks and tables are added after the sanitizer, so they are allowed. */
function isOwnIsland({ tagName, properties }: Element): boolean {
  const { name, wake, ...others } = properties;
  const attributes = Object.keys(others).join();
  return (
    tagName === "page-island" &&
    ((name === "copy-code" && attributes === "") ||
      (name === "scroll-region" && attributes === "role,ariaLabel,tabIndex"))
  );
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

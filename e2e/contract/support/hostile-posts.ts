/** Posts that try to run a script in the reader's browser: each would call `alert`. */
export const scriptingPosts = [
  "<script>alert(1)</script>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<!--><script>alert(1)</script>-->",
  "<img src=x onerror=alert(1)>",
  '<img/src="x"/onerror=alert(1)>',
  "<details open ontoggle=alert(1)><summary>x</summary></details>",
  "<x-y onfocus=alert(1) tabindex=1 autofocus>x</x-y>",
  "<video><source onerror=alert(1)></video>",
  '![a](/x.png "x\\" onerror=\\"alert(1)")',
  '```js" onclick="alert(1)\nx\n```',
  "[x](javascript:alert(1))",
  "[x](&#106;avascript&colon;alert(1))",
  '<a href="java&#9;script:alert(1)">x</a>',
  '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
  "[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<base href="//other.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="//other.example/x.css">',
  '<form action="//other.example/"><input name="email"><button>Send</button></form>',
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>",
];

/** Posts that take parsers much time, stack or memory. */
export const exhaustingPosts = [
  `${"|a".repeat(20_000)}|\n${"|-".repeat(20_000)}|\n${"|b|\n".repeat(9_000)}`,
  `${"> ".repeat(5_000)}a`,
  "<div>".repeat(5_000),
  "a\n=\n".repeat(40_000),
  "*a_ ".repeat(47_000),
  "[".repeat(190_000),
  "[".repeat(1_000_000),
  Array.from({ length: 8_000 }, (_, n) => `[^${n}]\n\n[^${n}]: x\n`).join(""),
];

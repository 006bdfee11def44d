// For tests only: posts as other programs export them, written for these tests in their manner.

export interface CorpusPost {
  text: string;
  /** How the excerpt begins. */
  excerpt: string;
  /** What `check` reports, without the line; an error if it begins with "error". */
  findings?: readonly string[];
  /** A part of the HTML of the page. */
  html?: string;
}

const LONG = "The inspectors walked the line in April and wrote down what they saw. ".repeat(60);

/** The picture `line.png` lies beside the file of each post, and `A, B.png` too. */
export const postCorpus: Readonly<Record<string, CorpusPost>> = {
  "Word: curly quotes, no-break spaces and dashes": {
    text: "“Rail at 30\u00A0°C – and more,” the report says: it’s hot…\r\n\r\nA second paragraph.\r\n",
    excerpt: "“Rail at 30\u00A0°C – and more,” the report says: it’s hot… A second",
  },
  "Word: HTML with classes, styles and empty paragraphs": {
    text: '<p class="MsoNormal" style="margin:0"><span lang="EN-CA">The <b>line</b> is open.</span></p>\n<p class="MsoNormal">&nbsp;</p>\n<p class="MsoNormal">Second.</p>',
    excerpt: "The line is open. Second.",
    html: "<b>line</b>",
  },
  "Word: conditional comments and office tags": {
    text: "<!--[if gte mso 9]><xml>x</xml><![endif]-->\n<p>The track was measured.<o:p></o:p></p>",
    excerpt: "The track was measured.",
    findings: ["<o:p> is read as a tag"],
  },
  "Word: a picture of the clipboard": {
    text: "The chart.\n\n![Chart](file:///C:/Users/ann/AppData/Local/Temp/msohtmlclip1/01/image001.png)",
    excerpt: "The chart.",
    findings: ["error The picture file:///C:/Users"],
  },
  "Word: a table as HTML with merged cells": {
    text: '<table border="1"><tr><td colspan="2">Head</td></tr><tr><td>1</td><td>2</td></tr></table>\n\nBelow the table.',
    excerpt: "Below the table.",
    html: 'colSpan="2"',
  },
  "Word: numbered headings and a contents list": {
    text: "[1. Start](#1-start)\n\n## 1. Start\n\nText of it.",
    excerpt: "1. Start 1. Start. Text of it.",
    html: 'href="#1-start"',
  },
  "Google Docs: pictures as references with data": {
    text: "Our chart:\n\n![Chart][image1]\n\n[image1]: <data:image/png;base64,iVBORw0KGgo=>",
    excerpt: "Our chart:",
    findings: ["error The picture data:image/png"],
  },
  "Google Docs: escaped marks": {
    text: "Version 2\\.0 costs 3 \\* 4 \\= 12\\! \\#1 \\- see a\\_b\\.",
    excerpt: "Version 2.0 costs 3 * 4 = 12! #1 - see a_b.",
  },
  "Google Docs: a heading in bold and footnotes": {
    text: "# **The report**\n\nHeld by ballast.[^1]\n\n[^1]: Esveld, 2001.",
    excerpt: "The report. Held by ballast.",
    html: 'aria-label="Note 1"',
  },
  "Google Docs: a smart chip and a link of the redirector": {
    text: "See [the plan](https://www.google.com/url?q=https://else.example/&sa=D) of 3 May.",
    excerpt: "See the plan of 3 May.",
    html: 'rel="noopener noreferrer"',
  },
  "Notion: a callout as HTML": {
    text: "<aside>\n💡 Read this before the work.\n\n</aside>\n\nThe work begins.",
    excerpt: "💡 Read this before the work. The work begins.",
    findings: ["<aside> is read as a tag"],
  },
  "Notion: file names with percent-encoding": {
    text: "The line today.\n\n![The line](A%2C%20B.png)",
    excerpt: "The line today.",
    html: '<img src="/media/',
  },
  "Notion: toggles and checkboxes": {
    text: "<details>\n<summary>More</summary>\n\nHidden *text*.\n\n</details>\n\n- [x] Done\n- [ ] Open",
    excerpt: "More Hidden text. Done Open",
    html: "<summary>More</summary>",
  },
  "Notion: a page link that was left behind": {
    text: "See [Culverts](Culverts%2012ab34cd.md) for more.",
    excerpt: "See Culverts for more.",
    findings: ["error There is no post Culverts 12ab34cd"],
  },
  "Notion: an equation and inline code": {
    text: "The force is `F = E[i][j] * A` and $$a^2$$.",
    excerpt: "The force is F = E[i][j] * A and $$a^2$$.",
  },
  "WordPress: block comments": {
    text: "<!-- wp:paragraph -->\n<p>The first block.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:heading -->\n<h2>Next</h2>\n<!-- /wp:heading -->",
    excerpt: "The first block. Next",
    html: '<h2 id="next">Next</h2>',
  },
  "WordPress: a picture of the uploads folder": {
    text: '<figure class="wp-block-image"><img src="/wp-content/uploads/2020/01/line.jpg" alt="Line"/></figure>\n\nText.',
    excerpt: "Text.",
    findings: ["error The site has no picture /wp-content"],
  },
  "WordPress: a figure with a caption and a local picture": {
    text: '<figure><img src="line.png" alt="Line" width="600"/><figcaption>At dusk</figcaption></figure>\n\nText.',
    excerpt: "Text.",
    html: "<figcaption>At dusk</figcaption>",
  },
  "WordPress: shortcodes": {
    text: 'Before [gallery ids="1,2"] after.',
    excerpt: 'Before [gallery ids="1,2"] after.',
    findings: ['[gallery ids="1,2"] is shown as text'],
  },
  "WordPress: an embedded film": {
    text: '<iframe src="https://films.example/embed/1"></iframe>\n\nThe film above.',
    excerpt: "The film above.",
    findings: ["<iframe> is not shown"],
  },
  "WordPress: entities and a more tag": {
    text: "Rails &amp; ties &#8211; a start<!--more-->\n\nThe rest.",
    excerpt: "Rails & ties – a start The rest.",
  },
  "Ghost: cards and bookmarks": {
    text: '<!--kg-card-begin: html-->\n<div class="kg-bookmark-card"><a href="https://else.example/"><div>Title</div></a></div>\n<!--kg-card-end: html-->\n\nText.',
    excerpt: "Title Text.",
  },
  "Ghost: the address of its own host": {
    text: "![Line](__GHOST_URL__/content/images/2018/01/line.png)\n\nText.",
    excerpt: "Text.",
    findings: ["error There is no file __GHOST_URL__/content/images"],
  },
  "Ghost: a long post with its definitions at the end": {
    text: `We use [Servo] and ![a line][p].\n\n${LONG}\n\n[Servo]: https://else.example/servo\n[p]: line.png`,
    excerpt: "We use Servo and . The inspectors",
    html: '<a href="https://else.example/servo"',
  },
  "Obsidian: embeds and links between notes": {
    text: "See [[Other note]].\n\n![[line.png]]",
    excerpt: "See [[Other note]]. ![[line.png]]",
    findings: ["error ![[line.png]] is shown as text"],
  },
  "Obsidian: a folded callout with a title": {
    text: "> [!warning]- Before the work\n> Close the line.\n\nThen begin.",
    excerpt: "Before the work Close the line. Then begin.",
    html: '<div role="note"><p><strong>Before the work</strong></p>',
  },
  "Obsidian: highlights, tags and comments": {
    text: "A ==bright== word. #railway\n\n%% not for readers %%",
    excerpt: "A ==bright== word. #railway %% not for readers %%",
  },
  "Obsidian: a picture with a width": {
    text: "![Line|300](line.png)\n\nText.",
    excerpt: "Text.",
    html: 'alt="Line|300"',
  },
  "by hand: Japanese without spaces": {
    text: "私たちは軌道の温度と暗渠の水位を毎分測定し、危険の高い場所から順に並べます。".repeat(20),
    excerpt: "私たちは軌道の温度と暗渠の水位を毎分測定し、",
  },
  "by hand: Arabic": {
    text: "هذا نص عربي طويل بما يكفي للبطاقة، ويحتوي على رقم 42.",
    excerpt: "هذا نص عربي طويل",
    html: 'dir="rtl"',
  },
  "by hand: types and comparisons without code marks": {
    text: "A List<String> if a<b and c>d, but 3 < 4.",
    excerpt: "A List if ad, but 3 < 4.",
    findings: ["<string> is read as a tag", "<b and c> is read as a tag"],
  },
};

import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { sendText } from "./support/network.ts";
import { sharedSite } from "./support/shared-site.ts";

const ROW =
  /^\| (?<fault>.+) \| `(?<request>.+)` \| (?<status>\d{3}) \| (?<body>page|JSON|text|none) \|$/gm;
const rows = [...readFileSync("e2e/contract/http-faults.md", "utf8").matchAll(ROW)];

test("the table of faults is read", () => {
  expect(rows.length).toBeGreaterThan(25);
});

for (const { groups = {} } of rows) {
  const { fault, request = "", status, body: kind } = groups;

  test(`${fault}: ${request.slice(0, 60)} is answered with ${status}`, async () => {
    const { head, body } = await answerTo(request);

    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head + body).not.toMatch(
      /other\.example|node_modules|\bat [\w. ]+ \((?:file:|node:|\/|<)/,
    );
    if (status === "405") expect(head).toMatch(/\r\nAllow: (GET, HEAD|POST)\r\n/i);
    if (kind === "none") return expect(body).toBe("");
    expect(head).toMatch(/\r\nContent-Security-Policy: default-src 'none'/i);
    expect(head).toMatch(/\r\nX-Content-Type-Options: nosniff/i);
    if (kind === "text") return expect(body).not.toContain("<");
    if (kind === "page") expect(body).toContain("</html>");
    else expect(JSON.parse(body).error.code).toMatch(/^[a-z_]+$/);
  });
}

/** Sends the request of a table row unchanged, because an HTTP client would correct it. */
async function answerTo(written: string) {
  const [top = "", content = ""] = written
    .replaceAll(/\{(\d+) kB\}/g, (_, kilobytes) => "a".repeat(Number(kilobytes) * 1_000))
    .split("\\n\\n");
  const [first, ...given] = top.split("\\n");
  const has = (name: string) => given.some((line) => line.toLowerCase().startsWith(`${name}:`));
  const headers = [
    ...(has("host") ? [] : ["Host: localhost"]),
    ...(has("content-length") ? [] : [`Content-Length: ${content.length}`]),
    ...given,
    "Connection: close",
  ];
  const text = `${first} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n${content}`;
  const answer = await sendText(sharedSite.url, text);
  const end = answer.indexOf("\r\n\r\n");
  // An empty chunked response consists only of the last chunk.
  const body = answer.slice(end + 4).replace(/^0\r\n\r\n$/, "");
  return { head: answer.slice(0, end + 2), body };
}

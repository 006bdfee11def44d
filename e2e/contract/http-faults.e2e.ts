import { expect, test } from "@playwright/test";
import { SUBMIT_PATH } from "./support/demo-request.ts";
import { sendText } from "./support/network.ts";
import { sharedSite } from "./support/shared-site.ts";

/**
 * "page" is a page in the site's design and "JSON" an error object; both have the security headers. "text" is
 * a line of text. "none" means that Node's HTTP parser responds and closes the connection.
 */
type Body = "page" | "JSON" | "text" | "none";

const letters = (count: number) => "a".repeat(count);
const submitJson = `POST ${SUBMIT_PATH}\nContent-Type: application/json`;
/** A demo request with a valid answer to every other question. */
const submitAs = (full_name: string) =>
  `${submitJson}\n\n${JSON.stringify({
    email: "ada@example.com",
    full_name,
    company_name: "Example",
    industry: "Mining",
    recaptcha_token: "none",
  })}`;

/** A request is the text that is sent, without the version, the host and the length of its body. */
type Row = [fault: string, request: string, status: number, body: Body];
const requests: Row[] = [
  ["unknown address", "GET /nothing-here", 404, "page"],
  ["unknown post", "GET /insights/nobody-wrote-this", 404, "page"],
  ["security.txt without a contact", "GET /.well-known/security.txt", 404, "page"],
  ["unknown API address", "GET /api/nothing", 404, "JSON"],
  ["a preview with a wrong token", "GET /preview/a/b", 404, "page"],
  ["broken percent-encoding", "GET /api/%E0%A4%A", 404, "JSON"],
  ["broken percent-encoding in a query", "GET /careers?%E0%A4%A=%", 200, "page"],
  ["a null byte", "GET /insights/%00", 404, "page"],
  ["a file that does not exist", "GET /pictures/nothing.webp", 404, "page"],
  ["a file that does not exist", "GET /assets/constructor", 404, "page"],
  ["a path outside the folder", "GET /assets/../../package.json", 404, "page"],
  ["a path outside the folder", "GET /assets/%2e%2e/%2e%2e/.env", 404, "page"],
  ["a path outside the folder", "GET /pictures/..%2f..%2fserver%2fmain.js", 404, "page"],
  ["a hidden file", "GET /.git/config", 404, "page"],
  ["two slashes", "GET //example.com/", 308, "text"],
  ["a former address", "GET /example-line/locations.kml", 308, "text"],
  ["an unknown category", "GET /insights?category=%00", 200, "page"],
  ["an unknown industry", "GET /book-a-demo?industry=Aviation", 200, "page"],
  ["a limit out of range", "GET /api/blog_posts?limit=0", 422, "JSON"],
  ["an unknown category", "GET /api/blog_posts?category=%00", 422, "JSON"],
  ["a page beyond the end", "GET /api/post-summaries?page=702", 404, "JSON"],
  ["a page before the first", "GET /api/post-summaries?page=0", 400, "JSON"],
  ["two pages", "GET /api/post-summaries?page=1&page=2", 400, "JSON"],
  ["an unknown category", "GET /api/post-summaries?category=%00", 400, "JSON"],
  ["wrong method", "POST /careers", 405, "page"],
  ["wrong method", "PROPFIND /careers", 405, "page"],
  ["wrong method", "DELETE /insights/nobody-wrote-this", 405, "page"],
  ["wrong method", "POST /api/blog_posts", 405, "JSON"],
  ["wrong method", `GET ${SUBMIT_PATH}`, 405, "JSON"],
  ...["/feed.xml", "/healthz", "/favicon.svg", "/pictures/x", "/media/x"].map(
    (path): Row => ["wrong method", `POST ${path}`, 405, "page"],
  ),
  ["slashes within and behind a path", `GET /a${"/".repeat(15_000)}b/`, 308, "text"],
  ["a method that does not exist", "BREW /careers", 400, "none"],
  ["an address of 10 kB", `GET /insights/${letters(10_000)}`, 404, "page"],
  ["headers of 20 kB", `GET /careers\nX-Long: ${letters(20_000)}`, 431, "none"],
  ["another site's address", "GET http://other.example/careers", 200, "page"],
  ["two lengths", "POST /careers\nTransfer-Encoding: chunked", 400, "none"],
  ["no coding", "GET /careers\nAccept-Encoding: identity;q=0, *;q=0", 406, "page"],
  ["an unknown expectation", "GET /careers\nExpect: wonders", 417, "none"],
  ["another site's page", `POST ${SUBMIT_PATH}\nSec-Fetch-Site: cross-site\n\n{}`, 403, "JSON"],
  ["no body", submitJson, 400, "JSON"],
  ["half an object", `${submitJson}\n\n{"email":`, 400, "JSON"],
  ["a bare word", `${submitJson}\n\nhello`, 400, "JSON"],
  ["a list", `${submitJson}\n\n[1,2,3]`, 422, "JSON"],
  ["no fields", `${submitJson}\n\n{}`, 422, "JSON"],
  ["20 kB", `${submitJson}\n\n"${letters(20_000)}"`, 413, "JSON"],
  ["a type that is not JSON", `POST ${SUBMIT_PATH}\nContent-Type: text/plain\n\n{}`, 415, "JSON"],
  ["an unknown charset", `${submitJson}; charset=klingon\n\n{}`, 415, "JSON"],
  ["gzip that is none", `${submitJson}\nContent-Encoding: gzip\n\n{}`, 415, "JSON"],
  ["a null byte in a name", submitAs("A\0da"), 422, "JSON"],
  ["deep nesting", `${submitJson}\n\n${"[".repeat(7_000)}${"]".repeat(7_000)}`, 422, "JSON"],
  ["a name in Latin-1", submitAs("Zoë"), 400, "JSON"],
];

for (const [fault, request, status, kind] of requests) {
  test(`${fault}: ${request.slice(0, 90)} is answered with ${status}`, async () => {
    const { head, body } = await answerTo(request);

    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head + body).not.toMatch(
      /other\.example|node_modules|Error:|\bat [\w. ]+ \((?:file:|node:|\/|<)/,
    );
    if (status === 405) expect(head).toMatch(/\r\nAllow: (GET, HEAD|GET|POST)\r\n/i);
    if (kind === "none") return expect(body).toBe("");
    if (status >= 400) expect(head).toMatch(/\r\nCache-Control: no-store\r\n/i);
    expect(head).toMatch(/\r\nContent-Security-Policy: default-src 'none'/i);
    expect(head).toMatch(/\r\nX-Content-Type-Options: nosniff/i);
    if (kind === "text") return expect(body).not.toContain("<");
    if (kind === "page") {
      expect(body).toContain("</html>");
      expect(body, "a repetition would not help").not.toContain(">Try again<");
      // No search engine shows a page of something that does not exist.
      if (status === 404) expect(body).toContain('<meta name="robots" content="noindex');
    } else expect(JSON.parse(body).error.code).toMatch(/^[a-z_]+$/);
  });
}

/** Sends a request of the table unchanged, because an HTTP client would correct it. */
async function answerTo(request: string) {
  const [top = "", content = ""] = request.split("\n\n");
  const [line, ...given] = top.split("\n");
  const length = `Content-Length: ${content.length}`;
  const head = [`${line} HTTP/1.1`, "Host: localhost", length, ...given, "Connection: close"];
  const text = `${head.join("\r\n")}\r\n\r\n${content}`;
  const answer = await sendText(sharedSite.url, text);
  const end = answer.indexOf("\r\n\r\n");
  // An empty chunked response consists only of the last chunk.
  const body = answer.slice(end + 4).replace(/^0\r\n\r\n$/, "");
  return { head: answer.slice(0, end + 2), body };
}

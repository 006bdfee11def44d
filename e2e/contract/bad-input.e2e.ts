import { expect, test } from "@playwright/test";
import { SUBMIT_PATH } from "./support/demo-request.ts";
import { sendText } from "./support/network.ts";
import { sharedSite } from "./support/shared-site.ts";

const json = { "content-type": "application/json" };
const good = {
  email: "ada@example.com",
  full_name: "Ada",
  company_name: "Example",
  industry: "Mining",
  recaptcha_token: "none",
};

const bodies: [
  name: string,
  status: number,
  body: string | Uint8Array<ArrayBuffer>,
  headers?: Record<string, string>,
][] = [
  ["nothing", 400, ""],
  ["half an object", 400, '{"email":'],
  ["a bare word", 400, "hello"],
  ["null", 422, "null"],
  ["a list", 422, "[1,2,3]"],
  ["a number", 422, "42"],
  ["an empty object", 422, "{}"],
  ["numbers for texts", 422, JSON.stringify({ ...good, email: 1, full_name: {}, industry: [] })],
  ["an unknown industry", 422, JSON.stringify({ ...good, industry: "Aviation" })],
  ["an e-mail address with a space", 422, JSON.stringify({ ...good, email: "ada @example.com" })],
  ["spaces only", 422, JSON.stringify({ ...good, full_name: "   " })],
  ["a null byte in a name", 422, JSON.stringify({ ...good, full_name: "A\0da" })],
  ["half a character in an address", 422, JSON.stringify({ ...good, email: "a\ud800@b.ca" })],
  ["a name of 201 characters", 422, JSON.stringify({ ...good, full_name: "a".repeat(201) })],
  ["a request id that is none", 422, JSON.stringify({ ...good, request_id: "'; DROP TABLE" })],
  ["a prototype", 422, '{"__proto__":{"email":"a@b.ca"},"constructor":1}'],
  ["broken UTF-8", 400, new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ["deep nesting", 413, `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ["10 MB", 413, JSON.stringify({ ...good, full_name: "a".repeat(10_000_000) })],
  ["a form", 415, "email=ada", { "content-type": "application/x-www-form-urlencoded" }],
  ["another type that begins like JSON", 415, "{}", { "content-type": "application/jsonp" }],
  ["an unknown charset", 415, "{}", { "content-type": "application/json; charset=klingon" }],
  ["an unknown content coding", 415, "{}", { ...json, "content-encoding": "lzma" }],
  ["gzip that is none", 415, "{}", { ...json, "content-encoding": "gzip" }],
];

for (const [name, status, body, headers = json] of bodies) {
  test(`a demo request of ${name} is answered with ${status}, in JSON`, async () => {
    const answer = await fetch(sharedSite.url + SUBMIT_PATH, { method: "POST", headers, body });

    expect(answer.status).toBe(status);
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    expect(error.code).toMatch(/^[a-z_]+$/);
    expect(error.message).not.toMatch(/\bat \w+ \(|node_modules|Error:/);
  });
}

for (const [path, status] of [
  ["/%", 404],
  ["/%E0%A4%A", 404],
  ["/insights/%00", 404],
  ["/insights/%FF", 404],
  [`/insights/${"a".repeat(5000)}`, 404],
  ["/insights/..%2f..%2fpackage.json", 404],
  ["/assets/../../package.json", 404],
  ["/assets/%2e%2e/manifest.json", 404],
  ["/pictures/..%2fmanifest.json", 404],
  ["//example.com/", 308],
  ["/?%E0%A4%A=%", 200],
  ["/insights?category=%00", 200],
  ["/insights?category=blog&category=x", 200],
  ["/book-a-demo?industry=Aviation", 200],
  ["/api/blog_posts?limit=0", 422],
  ["/api/blog_posts?limit=abc", 422],
  ["/api/blog_posts?category=%00", 422],
  ["/api/nothing", 404],
] as const) {
  test(`GET ${path.slice(0, 40)} answers ${status}`, async () => {
    expect(await statusOf(`GET ${path} HTTP/1.1`)).toBe(status);
  });
}

for (const method of ["POST", "PUT", "DELETE", "PATCH", "TRACE", "PROPFIND"]) {
  test(`${method} on a page is rejected with the allowed methods`, async () => {
    expect(await statusOf(`${method} /careers HTTP/1.1`)).toBe(405);
  });
}

for (const request of ["GET / HTTP/9.9", "NONSENSE", "GET  HTTP/1.1", "BREW / HTTP/1.1"]) {
  test(`"${request}" is a bad request`, async () => {
    expect(await statusOf(request)).toBe(400);
  });
}

/** Sends the line unchanged, because an HTTP client would correct the address. */
async function statusOf(requestLine: string): Promise<number> {
  const headers = "Host: localhost\r\nConnection: close\r\nContent-Length: 0";
  const answer = await sendText(sharedSite.url, `${requestLine}\r\n${headers}\r\n\r\n`);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}

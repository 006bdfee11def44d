import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect, test } from "@playwright/test";
import { readShell } from "./support/network.ts";
import { ownSite } from "./support/own-site.ts";

const own = ownSite();

for (const [path, waiting, late] of [
  ["/insights", "Loading posts...", "More than 5,000 culvert images"],
  ["/", "Latest Industry Updates", "More than 5,000 culvert images"],
] as const) {
  test(`while the posts are locked the shell of ${path} arrives at once, the posts later`, async () => {
    const unlock = await own.database.lockPosts();
    const [answer] = (await once(get(own.site.url + path), "response")) as [IncomingMessage];
    answer.setEncoding("utf8");
    const shell = await readShell(answer);

    expect(answer.statusCode).toBe(200);
    expect(shell).toContain("</header>");
    expect(shell).toContain(waiting);
    expect(shell).toMatch(/<noscript>.*Reload the page to see it\..*<\/noscript>/);
    expect(shell).not.toContain(late);
    expect(answer.headers["content-security-policy"]).toContain("'nonce-");
    // Otherwise a proxy such as nginx may hold it back until the posts arrive.
    expect(answer.headers["x-accel-buffering"]).toBe("no");

    await unlock();
    let rest = "";
    for await (const text of answer) rest += text;
    expect(rest).toContain(late);
    expect(rest).toContain("</html>");
  });
}

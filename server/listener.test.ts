import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { createListener } from "./listener.ts";
import { PackedPages } from "./render/packed-pages.ts";

const files = { isAddress: () => false, has: () => false, answer: () => false };

async function answerOne(app: RequestListener, packed?: PackedPages) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line) => lines.push(JSON.parse(line)) });
  const noteRequest = vi.fn();
  const server = createServer(
    createListener({
      app,
      packed,
      files,
      keyOf: (url) => url.split("?", 1)[0] ?? url,
      routeLabel: () => "/careers",
      metrics: { noteRequest },
      log,
    }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/careers?email=ada@railway.example`);
  const body = await answer.text();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  server.closeAllConnections();
  server.close();
  return { answer, body, lines, noteRequest };
}

test("every answer is one line with its bytes, and nothing of who asked", async () => {
  const { lines } = await answerOne((_request, response) => response.end("x".repeat(5000)));

  expect(lines[0]).toMatchObject({ method: "GET", path: "/careers", status: 200, cache: "miss" });
  expect(lines[0]?.bytes).toBeGreaterThan(5000);
  expect(lines[0]?.bytes).toBeLessThan(6000);
  expect(JSON.stringify(lines)).not.toMatch(/ada@|127\.0\.0\.1|node/);
});

test("a packed page goes out without the rest of the site, logged and with its id", async () => {
  const packed = new PackedPages(1);
  await packed.pack("/careers", async () => ({ html: Buffer.from("<p>hello</p>"), headers: {} }));
  const app = vi.fn();

  const { answer, body, lines, noteRequest } = await answerOne(app, packed);

  expect(body).toBe("<p>hello</p>");
  expect(app).not.toHaveBeenCalled();
  expect(noteRequest).not.toHaveBeenCalled();
  expect(packed.hits).toBe(1);
  expect(lines[0]).toMatchObject({ path: "/careers", status: 200, cache: "hit" });
  expect(lines[0]?.bytes).toBeGreaterThan(body.length);
  expect(answer.headers.get("x-request-id")).toBe(lines[0]?.id);
});

test("what is not kept is counted by its route", async () => {
  const { noteRequest } = await answerOne(
    (_request, response) => response.end(),
    new PackedPages(1),
  );

  expect(noteRequest).toHaveBeenCalledWith(
    expect.objectContaining({ route: "/careers", status: 200, cache: "miss" }),
  );
});

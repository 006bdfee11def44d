import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, test } from "vitest";
import { readConfig } from "../base/config.ts";
import { securityContact } from "./site-files.ts";

test.each([
  ["is not there without a configured contact", {}, 404],
  ["names the configured contact", { CONTACT_EMAIL: "office@rail.example" }, 200],
])("security.txt %s", async (_what, environment, expected) => {
  const { site } = readConfig(environment);
  const server = express()
    .get(
      "/security.txt",
      securityContact(site, () => new Date("2025-01-01")),
    )
    .listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  const answer = await fetch(`http://127.0.0.1:${port}/security.txt`);
  const text = await answer.text();
  server.close();

  expect(answer.status).toBe(expected);
  expect(text.includes("Contact: mailto:office@rail.example")).toBe(expected === 200);
  expect(text).not.toContain("hello@example.com");
});

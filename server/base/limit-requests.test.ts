import type { Request, Response } from "express";
import { expect, test } from "vitest";
import { createLimit } from "./limit-requests.ts";

const limit = createLimit(2, 60_000);

test.each([
  ["one IPv4 address", ["203.0.113.1", "203.0.113.1", "203.0.113.1"], true],
  ["neighbours in IPv4", ["203.0.113.2", "203.0.113.3", "203.0.113.4"], false],
  ["mapped forms of an address", ["203.0.113.5", "::ffff:203.0.113.5", "::ffff:cb00:7105"], true],
  ["a /64 network", ["2001:db8:0:1::1", "2001:db8:0:1::2", "2001:db8:0:1:ffff::3"], true],
  ["two /64 networks", ["2001:db8:0:2::1", "2001:db8:0:2::2", "2001:db8:0:3::1"], false],
])(
  "with a limit of 2, three requests from %s are limited as one client: %j, %s",
  async (_name, addresses, isShared) => {
    // The limiter reads nothing else.
    const answer = (ip = "") =>
      limit({ ip, app: { get: () => 1 }, headers: {} } as unknown as Request, {} as Response);
    for (const ip of addresses.slice(0, 2)) await answer(ip);

    const third = answer(addresses[2]);

    if (isShared) await expect(third).rejects.toMatchObject({ details: { retryAfterSeconds: 60 } });
    else await third;
  },
);

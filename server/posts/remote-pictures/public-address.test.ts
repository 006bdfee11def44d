import type { LookupAddress } from "node:dns";
import { expect, test } from "vitest";
import { createPublicLookup, isPublicAddress } from "./public-address.ts";

test.each(["8.8.8.8", "151.101.1.140", "172.32.0.1", "2606:4700::1111", "2001:4860:4860::8888"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ...["0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "127.0.0.1", "169.254.169.254"],
  ...["172.16.0.1", "172.31.255.255", "192.0.0.8", "192.168.1.1", "198.18.0.1", "203.0.113.9"],
  ...["224.0.0.1", "255.255.255.255"],
  ...["::", "::1", "::ffff:10.0.0.1", "::ffff:8.8.8.8", "::7f00:1", "64:ff9b::a00:1", "fc00::1"],
  ...["fd12::1", "fe80::1", "fe80::1%eth0", "ff02::1", "2001::1", "2001:db8::1", "2002:a00:1::"],
  "host.example",
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

const open = { address: "8.8.8.8", family: 4 };
const closed = { address: "10.0.0.1", family: 4 };

function lookUp(addresses: LookupAddress[], options: { all?: boolean } = {}) {
  const lookup = createPublicLookup((_hostname, _options, callback) => callback(null, addresses));
  return new Promise((resolve, reject) => {
    lookup("host.example", options, (error, address, family) => {
      if (error) reject(error);
      else resolve({ address, family });
    });
  });
}

test("returns the checked addresses of a host with public addresses", async () => {
  expect(await lookUp([open], { all: true })).toMatchObject({ address: [open] });
  expect(await lookUp([open])).toEqual(open);
});

test("fails for a host if any of its addresses is not public", async () => {
  await expect(lookUp([open, closed], { all: true })).rejects.toThrow(/10\.0\.0\.1.*not public/);
  await expect(lookUp([closed])).rejects.toThrow(/not public/);
  await expect(lookUp([])).rejects.toThrow(/no address/);
});

import dns from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks outside the public internet: IANA's special-purpose registry and multicast. */
const specialIpv4 = blockListOf("ipv4", [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
]);

/** The only public IPv6 network. It excludes IPv4-mapped and translated addresses. */
const globalIpv6 = blockListOf("ipv6", [["2000::", 3]]);
const specialIpv6 = blockListOf("ipv6", [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
]);

/** True if the IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !specialIpv4.check(address, "ipv4");
  // Only addresses of the local network have a zone such as `%eth0`.
  if (version !== 6 || address.includes("%")) return false;
  return globalIpv6.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");
}

type Resolve = (
  hostname: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void;

/**
 * Creates a `lookup` function for connections to public hosts only. It fails if any address of the host is
 * not public. The connection uses the addresses that were checked.
 */
export function createPublicLookup(resolve: Resolve = dns.lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const fault = error ?? faultOf(addresses);
      if (fault) callback(fault, "", 4);
      else succeed(addresses);
    });

    function succeed(addresses: dns.LookupAddress[]): void {
      const [{ address, family } = { address: "", family: 4 }] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, address, family);
    }
  };
}

function faultOf(addresses: readonly dns.LookupAddress[]): Error | undefined {
  if (addresses.length === 0) return new Error("the host has no address");
  const internal = addresses.find(({ address }) => !isPublicAddress(address));
  return internal && new Error(`the host has the address ${internal.address}, which is not public`);
}

function blockListOf(family: "ipv4" | "ipv6", networks: readonly [string, number][]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}

import dns from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** The only public IPv6 network. It excludes IPv4-mapped and translated addresses. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** True if the IP address belongs to the public internet: IANA lists no special purpose for it. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.parse(address);
  if (ip instanceof ipaddr.IPv6 && !ip.match(GLOBAL_IPV6)) return false;
  return ip.range() === "unicast";
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

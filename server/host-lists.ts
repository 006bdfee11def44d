import { BlockList, isIP } from "node:net";

/** True if the text is a host name or IP address, with or without a port. */
export function isHost(text: string): boolean {
  return URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text;
}

/** True if the text is an IP address or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  if (!/^\d{1,3}$/.test(prefix)) return false;
  try {
    new BlockList().addSubnet(address, Number(prefix), version === 4 ? "ipv4" : "ipv6");
    return true;
  } catch {
    return false;
  }
}

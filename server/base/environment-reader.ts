import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Environment = Record<string, string | undefined>;

/** Reads and validates variables. Collects the faults instead of throwing at the first one. */
export class EnvironmentReader {
  readonly faults: string[] = [];
  readonly #env: Environment;

  constructor(env: Environment) {
    this.#env = env;
  }

  /** Treats an empty variable as not set, because compose files write `NAME=`. */
  optional(name: string): string | undefined {
    return this.#env[name]?.trim() || undefined;
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  require(name: string, reason: string): void {
    if (this.optional(name) === undefined) this.fault(name, `is missing, but ${reason}`);
  }

  integer<Fallback>(name: string, fallback: Fallback, min: number, max: number): number | Fallback {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    this.fault(name, `is "${value}", expected a whole number from ${min} to ${max}`);
    return fallback;
  }

  /** Reads the file whose path the variable holds. */
  file(name: string): { path: string; text: string } | undefined {
    const path = this.optional(name);
    if (path === undefined) return undefined;
    try {
      return { path, text: readFileSync(path, "utf8") };
    } catch (error) {
      this.fault(name, `is "${path}", which cannot be read: ${(error as Error).message}`);
      return undefined;
    }
  }

  choice<const T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const choice = choices.find((candidate) => candidate === value);
    if (choice !== undefined) return choice;
    this.fault(name, `is "${value}", expected one of ${choices.join(", ")}`);
    return fallback;
  }

  /** The message does not repeat a wrong address, because it may contain a password. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    this.fault(name, `is not an address that begins with ${protocols.join("// or ")}//`);
    return undefined;
  }

  origin(name: string, fallback: string): string {
    const value = this.url(name, ["https:", "http:"]);
    if (value === undefined) return fallback;
    const { origin, href } = new URL(value);
    if (href === `${origin}/`) return origin;
    this.fault(name, `has more than an origin, expected something like https://www.example.com`);
    return fallback;
  }

  email(name: string, fallback: string): string {
    const value = this.text(name, fallback);
    if (EMAIL.test(value)) return value;
    this.fault(name, `is "${value}", expected an e-mail address`);
    return fallback;
  }

  /** A comma-separated list of `host` or `host:port`. */
  hosts(name: string): string[] | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    const hosts = value.split(",").map((part) => part.trim().toLowerCase());
    if (hosts.every(isHost)) return hosts;
    this.fault(name, `is "${value}", expected a list like media.example.com, 127.0.0.1:9000`);
    return undefined;
  }

  proxies(name: string): false | number | string[] {
    const value = this.optional(name);
    if (value === undefined) return false;
    if (/^[1-9]\d?$/.test(value)) return Number(value);
    const networks = value.split(",").map((part) => part.trim());
    if (networks.every(isNetwork)) return networks;
    this.fault(name, `is "${value}", expected a number of hops or a list like 10.0.0.0/8, ::1`);
    return false;
  }

  fault(name: string, what: string): void {
    this.faults.push(`${name} ${what}`);
  }
}

/** True if the text is a host name or IP address, with or without a port. */
function isHost(text: string): boolean {
  return URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text;
}

/** True if the text is an IP address or a network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const { IPv4, IPv6 } = ipaddr;
  return isIP(text) !== 0 || IPv4.isValidCIDRFourPartDecimal(text) || IPv6.isValidCIDR(text);
}

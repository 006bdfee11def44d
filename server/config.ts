import { type CaptchaProvider, captchaProviders } from "../shared/captcha.ts";
import type { DemoTerms } from "../shared/demo-terms.ts";
import type { Site } from "../shared/site.ts";
import { isHost, isNetwork } from "./host-lists.ts";

export interface CaptchaConfig {
  provider: CaptchaProvider;
  siteKey: string | undefined;
  secretKey: string | undefined;
  /** Replaces the provider's siteverify address. */
  verifyUrl: string | undefined;
}

/** How demo requests are delivered. If all are undefined, requests are only stored. */
export interface DeliveryConfig {
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  demoRequestTo: string | undefined;
  webhookUrl: string | undefined;
  webhookSecret: string | undefined;
  /** Whether the prospect receives a confirmation by e-mail. */
  confirmToProspect: boolean;
}

export interface Config {
  port: number;
  host: string;
  site: Site;
  databaseUrl: string | undefined;
  dataDir: string;
  /** Express's `trust proxy`: the number of proxies, or their networks; false without a proxy. */
  trustProxy: false | number | string[];
  captcha: CaptchaConfig;
  /** Address of the video provider's player; undefined: the site's own film. */
  videoEmbedUrl: string | undefined;
  /** Lines of the demo page that only the operator can promise. */
  demoTerms: DemoTerms;
  /** Hosts of posts' pictures, as `host` or `host:port`; undefined: every public https host. */
  postImageHosts: string[] | undefined;
  delivery: DeliveryConfig;
  pageCache: boolean;
  /** How long the server still accepts requests after the signal to stop. */
  drainSeconds: number;
  logLevel: string;
  metricsToken: string | undefined;
}

type Environment = Record<string, string | undefined>;

/** Lists all faults of the environment, so that an operator can correct them together. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The configuration has ${faults.length} fault(s):\n- ${faults.join("\n- ")}`);
    this.name = "ConfigError";
    this.faults = faults;
  }
}

/** Defaults that an operator should replace before visitors see them. */
const placeholders = {
  SITE_NAME: "Apollo Infrastructure AI",
  CONTACT_EMAIL: "hello@example.com",
  CONTACT_PHONE: "+1 000 000 0000",
  CAREERS_EMAIL: "careers@example.com",
} as const;

/** Names of the variables that still have their placeholder value. */
export function unsetPlaceholders(site: Site): string[] {
  const used = [site.name, site.contactEmail, site.contactPhone, site.careersEmail];
  return Object.entries(placeholders)
    .filter(([, placeholder]) => used.includes(placeholder))
    .map(([variable]) => variable);
}

/**
 * Reads the environment.
 * @throws {ConfigError} naming each variable that is wrong and what is expected of it
 */
export function readConfig(env: Environment = process.env): Config {
  const read = new EnvironmentReader(env);
  const port = read.integer("PORT", 3000, 0, 65_535);
  const config: Config = {
    port,
    host: read.text("HOST", "0.0.0.0"),
    site: {
      name: read.text("SITE_NAME", placeholders.SITE_NAME),
      url: read.origin("SITE_URL", `http://localhost:${port}`),
      contactEmail: read.email("CONTACT_EMAIL", placeholders.CONTACT_EMAIL),
      contactPhone: read.text("CONTACT_PHONE", placeholders.CONTACT_PHONE),
      careersEmail: read.email("CAREERS_EMAIL", placeholders.CAREERS_EMAIL),
      publishedContact: {
        email: read.optional("CONTACT_EMAIL"),
        phone: read.optional("CONTACT_PHONE"),
      },
    },
    databaseUrl: read.url("DATABASE_URL", ["postgres:", "postgresql:"]),
    dataDir: read.text("DATA_DIR", ".data"),
    trustProxy: read.proxies("TRUST_PROXY"),
    captcha: readCaptcha(read),
    videoEmbedUrl: read.url("VIDEO_EMBED_URL", ["https:", "http:"]),
    demoTerms: {
      length: read.optional("DEMO_LENGTH"),
      host: read.optional("DEMO_HOST"),
      answerTime: read.optional("DEMO_ANSWER_TIME"),
    },
    postImageHosts: read.hosts("POST_IMAGE_HOSTS"),
    delivery: readDelivery(read),
    pageCache: read.choice("PAGE_CACHE", ["on", "off"], "on") === "on",
    drainSeconds: read.integer("DRAIN_SECONDS", read.optional("TRUST_PROXY") ? 2 : 0, 0, 60),
    logLevel: read.choice(
      "LOG_LEVEL",
      ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
      "info",
    ),
    metricsToken: read.optional("METRICS_TOKEN"),
  };
  if (read.faults.length > 0) throw new ConfigError(read.faults);
  return config;
}

function readCaptcha(read: EnvironmentReader): CaptchaConfig {
  const captcha = {
    provider: read.choice("CAPTCHA_PROVIDER", captchaProviders, "altcha"),
    siteKey: read.optional("CAPTCHA_SITE_KEY"),
    secretKey: read.optional("CAPTCHA_SECRET_KEY"),
    verifyUrl: read.url("CAPTCHA_VERIFY_URL", ["https:", "http:"]),
  };
  if (captcha.provider !== "altcha") {
    read.require("CAPTCHA_SITE_KEY", `CAPTCHA_PROVIDER is ${captcha.provider}`);
    read.require("CAPTCHA_SECRET_KEY", `CAPTCHA_PROVIDER is ${captcha.provider}`);
  }
  return captcha;
}

function readDelivery(read: EnvironmentReader): DeliveryConfig {
  const delivery = {
    smtpUrl: read.url("SMTP_URL", ["smtp:", "smtps:"]),
    mailFrom: read.optional("MAIL_FROM"),
    demoRequestTo: read.optional("DEMO_REQUEST_TO"),
    webhookUrl: read.url("DEMO_REQUEST_WEBHOOK_URL", ["https:", "http:"]),
    webhookSecret: read.optional("DEMO_REQUEST_WEBHOOK_SECRET"),
    confirmToProspect: read.choice("CONFIRM_TO_PROSPECT", ["on", "off"], "off") === "on",
  };
  if (delivery.smtpUrl !== undefined) {
    read.require("MAIL_FROM", "SMTP_URL is set");
    read.require("DEMO_REQUEST_TO", "SMTP_URL is set");
  }
  if (delivery.webhookUrl !== undefined) {
    read.require("DEMO_REQUEST_WEBHOOK_SECRET", "DEMO_REQUEST_WEBHOOK_URL is set");
  }
  return delivery;
}

/** Reads and validates variables. Collects the faults instead of throwing at the first one. */
class EnvironmentReader {
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
    if (this.optional(name) === undefined) this.#fault(name, `is missing, but ${reason}`);
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    this.#fault(name, `is "${value}", expected a whole number from ${min} to ${max}`);
    return fallback;
  }

  choice<const T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const choice = choices.find((candidate) => candidate === value);
    if (choice !== undefined) return choice;
    this.#fault(name, `is "${value}", expected one of ${choices.join(", ")}`);
    return fallback;
  }

  /** The message does not repeat a wrong address, because it may contain a password. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    this.#fault(name, `is not an address that begins with ${protocols.join("// or ")}//`);
    return undefined;
  }

  origin(name: string, fallback: string): string {
    const value = this.url(name, ["https:", "http:"]);
    if (value === undefined) return fallback;
    const { origin, href } = new URL(value);
    if (href === `${origin}/`) return origin;
    this.#fault(name, `has more than an origin, expected something like https://www.example.com`);
    return fallback;
  }

  email(name: string, fallback: string): string {
    const value = this.text(name, fallback);
    if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return value;
    this.#fault(name, `is "${value}", expected an e-mail address`);
    return fallback;
  }

  /** A comma-separated list of `host` or `host:port`. */
  hosts(name: string): string[] | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    const hosts = value.split(",").map((part) => part.trim().toLowerCase());
    if (hosts.every(isHost)) return hosts;
    this.#fault(name, `is "${value}", expected a list like media.example.com, 127.0.0.1:9000`);
    return undefined;
  }

  proxies(name: string): false | number | string[] {
    const value = this.optional(name);
    if (value === undefined) return false;
    if (/^[1-9]\d?$/.test(value)) return Number(value);
    const networks = value.split(",").map((part) => part.trim());
    if (networks.every(isNetwork)) return networks;
    this.#fault(name, `is "${value}", expected a number of hops or a list like 10.0.0.0/8, ::1`);
    return false;
  }

  #fault(name: string, what: string): void {
    this.faults.push(`${name} ${what}`);
  }
}

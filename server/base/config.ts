import { captchaProviders } from "../../shared/captcha.ts";
import type { Site } from "../../shared/site.ts";
import { EnvironmentReader } from "./environment-reader.ts";
import { readSiteFacts } from "./site-file.ts";

export type Config = ReturnType<typeof readConfig>;

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
  const unset = Object.entries(placeholders).filter(([, placeholder]) =>
    used.includes(placeholder),
  );
  const partners = site.partners === undefined ? ["PARTNERS_FILE"] : [];
  return [...unset.map(([variable]) => variable), ...partners];
}

/**
 * Reads the environment.
 * @throws {ConfigError} naming each variable that is wrong and what is expected of it
 */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const read = new EnvironmentReader(env);
  const port = read.integer("PORT", 3000, 0, 65_535);
  const { site, partnerLogos } = readSite(read, port);
  const config = {
    port,
    host: read.text("HOST", "0.0.0.0"),
    site,
    databaseUrl: read.url("DATABASE_URL", ["postgres:", "postgresql:"]),
    dataDir: read.text("DATA_DIR", ".data"),
    /** Express's `trust proxy`: the number of proxies, or their networks; false without a proxy. */
    trustProxy: read.proxies("TRUST_PROXY"),
    captcha: readCaptcha(read),
    /** Address of the video provider's player; undefined: the site's own film. */
    videoEmbedUrl: read.url("VIDEO_EMBED_URL", ["https:", "http:"]),
    /** The transcript of the provider's video: plain text with empty lines between paragraphs. */
    videoTranscript: read.file("VIDEO_TRANSCRIPT_FILE")?.text,
    /** The logos of the configured partners, which the site serves. */
    partnerLogos,
    /** How long demo requests are kept; undefined: until they are deleted. */
    demoRequestRetentionDays: read.integer("DEMO_REQUEST_RETENTION_DAYS", undefined, 1, 36_500),
    /** Hosts of posts' pictures, as `host` or `host:port`; undefined: every public https host. */
    postImageHosts: read.hosts("POST_IMAGE_HOSTS"),
    delivery: readDelivery(read),
    pageCache: read.choice("PAGE_CACHE", ["on", "off"], "on") === "on",
    /** How long the server still accepts requests after the signal to stop. */
    drainSeconds: read.integer("DRAIN_SECONDS", read.optional("TRUST_PROXY") ? 2 : 0, 0, 60),
    logLevel: read.choice(
      "LOG_LEVEL",
      ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
      "info",
    ),
    /** Asks crawlers to index nothing, for staging. */
    noIndex: read.choice("NO_INDEX", ["on", "off"], "off") === "on",
    /** Whether browsers must use https for every subdomain of the site too. */
    hstsIncludeSubdomains: read.choice("HSTS_INCLUDE_SUBDOMAINS", ["on", "off"], "off") === "on",
    metricsToken: read.optional("METRICS_TOKEN"),
  };
  if (config.videoTranscript !== undefined) {
    read.require("VIDEO_EMBED_URL", "VIDEO_TRANSCRIPT_FILE is set");
  }
  if (read.faults.length > 0) throw new ConfigError(read.faults);
  return config;
}

/** The company's facts: a variable wins over SITE_FILE, and that over the placeholders. */
function readSite(read: EnvironmentReader, port: number) {
  const facts = readSiteFacts(read);
  const site: Site = {
    name: read.text("SITE_NAME", facts.name ?? placeholders.SITE_NAME),
    url: read.origin("SITE_URL", `http://localhost:${port}`),
    contactEmail: read.email("CONTACT_EMAIL", facts.contactEmail ?? placeholders.CONTACT_EMAIL),
    contactPhone: read.text("CONTACT_PHONE", facts.contactPhone ?? placeholders.CONTACT_PHONE),
    careersEmail: read.email("CAREERS_EMAIL", facts.careersEmail ?? placeholders.CAREERS_EMAIL),
    publishedContact: {
      email: read.optional("CONTACT_EMAIL") ?? facts.contactEmail,
      phone: read.optional("CONTACT_PHONE") ?? facts.contactPhone,
    },
    partners: facts.partners,
    socialLinks: facts.links ?? [],
    company: facts.company ?? {},
    demo: facts.demo ?? {},
  };
  return { site, partnerLogos: facts.partnerLogos ?? [] };
}

function readCaptcha(read: EnvironmentReader) {
  const captcha = {
    provider: read.choice("CAPTCHA_PROVIDER", captchaProviders, "altcha"),
    siteKey: read.optional("CAPTCHA_SITE_KEY"),
    secretKey: read.optional("CAPTCHA_SECRET_KEY"),
    /** Replaces the provider's siteverify address. */
    verifyUrl: read.url("CAPTCHA_VERIFY_URL", ["https:", "http:"]),
  };
  if (captcha.provider !== "altcha") {
    read.require("CAPTCHA_SITE_KEY", `CAPTCHA_PROVIDER is ${captcha.provider}`);
    read.require("CAPTCHA_SECRET_KEY", `CAPTCHA_PROVIDER is ${captcha.provider}`);
  }
  return captcha;
}

/** How demo requests are delivered. If all are undefined, requests are only stored. */
function readDelivery(read: EnvironmentReader) {
  const delivery = {
    smtpUrl: read.url("SMTP_URL", ["smtp:", "smtps:"]),
    mailFrom: read.optional("MAIL_FROM"),
    demoRequestTo: read.optional("DEMO_REQUEST_TO"),
    webhookUrl: read.url("DEMO_REQUEST_WEBHOOK_URL", ["https:", "http:"]),
    webhookSecret: read.optional("DEMO_REQUEST_WEBHOOK_SECRET"),
    /** Whether the prospect receives a confirmation by e-mail. */
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

import { createHash } from "node:crypto";
import { createTransport, type SendMailOptions } from "nodemailer";
import { attributionFields } from "../../../shared/demo-request.ts";
import { minuteOf } from "../../../shared/format.ts";
import type { Site } from "../../../shared/site.ts";
import type { Config } from "../../base/config.ts";
import { reasonOf } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import type { OutboxMessage } from "./messages.ts";
import { DeliveryError, type Failure, type Sink } from "./sink.ts";

/** Creates the sink that mails the sales team and the one that mails a confirmation to the prospect. */
export function createMailSinks(delivery: Config["delivery"], site: Site, log: Log) {
  const { smtpUrl = "", mailFrom = "", demoRequestTo = "" } = delivery;
  // Opens one connection to the mail server at the first mail, which stays open between mails.
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const createSink = (
    name: Sink["name"],
    mailOf: (message: OutboxMessage) => SendMailOptions,
  ): Sink => ({
    name,
    limitMs: MAIL_LIMIT_MS,
    /** Sends a mail to every recipient that the mail server accepts. @throws {DeliveryError} if it accepts none */
    async send(message, signal) {
      const mail = { from: mailFrom, ...headersOf(message, site), ...mailOf(message), signal };
      const { rejected } = await transport.sendMail(mail).catch(throwDeliveryError);
      if (rejected.length > 0) log.warn({ refused: rejected.length }, REFUSED_BESIDE_OTHERS);
    },
    close: async () => transport.close({ force: true }),
  });
  return {
    email: createSink("email", (message) => ({
      to: demoRequestTo,
      // An object instead of text, because what the visitor typed may contain header syntax.
      replyTo: { name: message.fullName, address: message.email },
      ...demoRequestMail(message, site),
    })),
    confirmation: createSink("confirmation", (message) => ({
      to: { name: "", address: message.email },
      replyTo: site.contactEmail,
      ...confirmationMail(message, site),
    })),
  };
}

/** Every attempt has the same Message-ID, so that mail programs recognize duplicates. */
function headersOf({ reference, createdAt, sink }: OutboxMessage, site: Site): SendMailOptions {
  const identity = [reference, createdAt.toISOString(), sink].join(" ");
  const id = createHash("sha256").update(identity).digest("hex").slice(0, 32);
  return {
    messageId: `<demo-request.${id}@${new URL(site.url).hostname}>`,
    date: createdAt,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** The mail to the sales team, with all fields of the request. */
function demoRequestMail(message: OutboxMessage, site: Site): SendMailOptions {
  const rows: [string, string][] = [
    ["Reference", message.reference],
    ["Received", `${minuteOf(message.createdAt.toISOString())} UTC`],
    ["Name", message.fullName],
    ["Company", message.companyName],
    ["Industry", message.industry],
    ["E-mail", message.email],
    ...attributionFields.flatMap((field): [string, string][] => {
      const value = message.attribution[field];
      return value === undefined ? [] : [[labels[field], value]];
    }),
  ];
  const lead = `${message.fullName} of ${message.companyName} has requested a demo.`;
  const hint = "Reply to this e-mail to write to the prospect.";
  const width = Math.max(...rows.map(([label]) => label.length));
  return {
    subject: `Demo request ${message.reference}: ${message.companyName} (${message.industry})`,
    text: [
      lead,
      rows.map(([label, value]) => `${`${label}:`.padEnd(width + 2)}${value}`).join("\n"),
      hint,
      `-- \n${site.name}, ${site.url}`,
    ].join("\n\n"),
  };
}

const labels: Record<(typeof attributionFields)[number], string> = {
  landing_path: "First page visited",
  referrer_host: "Referring site",
  utm_source: "Source",
  utm_medium: "Medium",
  utm_campaign: "Campaign",
  utm_term: "Term",
  utm_content: "Content",
};

/**
 * The confirmation to the prospect. It contains no input of the visitor except the address, so that the
 * form cannot be abused to send text to other people.
 */
function confirmationMail(message: OutboxMessage, site: Site): SendMailOptions {
  const paragraphs = [
    "Hello,",
    `We have received your request for a demo. A person will read it and write to you at ${message.email}.`,
    `Your reference is ${message.reference}.`,
    `If you did not request a demo, your address was entered by mistake. Tell us at ${site.contactEmail} and we will delete it.`,
  ];
  return {
    subject: `Your demo request ${message.reference}`,
    text: [...paragraphs, `-- \n${site.name}, ${site.url}`].join("\n\n"),
  };
}

const MINUTE_MS = 60_000;
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  // A server that checks a mail answers late; clients that leave earlier send copies (RFC 5321, section 4.5.3.2.6).
  socketTimeout: 10 * MINUTE_MS,
};
/** Time limit of an attempt. */
const MAIL_LIMIT_MS = 11 * MINUTE_MS;
/** Errors before the content of a mail is sent, besides those of connecting. */
const NOT_SENT = new Set(["EDNS", "ETLS", "EAUTH", "EENVELOPE"]);
const REFUSED_BESIDE_OTHERS = "the mail server refused an address of DEMO_REQUEST_TO";

function throwDeliveryError(error: unknown): never {
  const { code = "unknown", responseCode = 0 } = error as SmtpError;
  throw new DeliveryError(failureOf(error), responseCode || code, reasonOf(error), error);
}

/** `unknown` if the server did not answer after the content was sent: it may have accepted the mail. */
function failureOf(error: unknown): Failure {
  const { code = "", responseCode = 0, syscall, timeoutType } = error as SmtpError;
  const isAnswer = code === "EENVELOPE" || code === "EMESSAGE";
  if (isAnswer && responseCode >= 500) return "refused";
  if (responseCode > 0) return "retry";
  const isNotConnected = syscall === "connect" || /CONNECTION|GREETING/.test(timeoutType ?? "");
  return isNotConnected || NOT_SENT.has(code) ? "retry" : "unknown";
}

interface SmtpError {
  code?: string;
  responseCode?: number;
  syscall?: string;
  /** Which of the timeouts has ended. */
  timeoutType?: string;
}

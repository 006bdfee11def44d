import { createHash } from "node:crypto";
import type { SendMailOptions } from "nodemailer";
import { attributionFields } from "../../../shared/demo-request.ts";
import { minuteOf } from "../../../shared/format.ts";
import type { Site } from "../../../shared/site.ts";
import { MAIL_LIMIT_MS, type Mailer } from "./mailer.ts";
import type { OutboxMessage } from "./messages.ts";
import type { Sink } from "./sink.ts";

interface Options {
  mailer: Mailer;
  from: string;
  site: Site;
}

/** Creates the sink that mails the sales team. Replies go to the prospect. */
export function createEmailSink({ mailer, from, to, site }: Options & { to: string }): Sink {
  return {
    name: "email",
    limitMs: MAIL_LIMIT_MS,
    send: (message, signal) =>
      mailer.send(
        {
          from,
          to,
          replyTo: addressOf(message),
          ...headersOf(message, site),
          ...demoRequestMail(message, site),
        },
        signal,
      ),
    close: () => mailer.close(),
  };
}

/** Creates the sink that mails a confirmation to the prospect. */
export function createConfirmationSink({ mailer, from, site }: Options): Sink {
  return {
    name: "confirmation",
    limitMs: MAIL_LIMIT_MS,
    send: (message, signal) =>
      mailer.send(
        {
          from,
          to: { name: "", address: message.email },
          replyTo: site.contactEmail,
          ...headersOf(message, site),
          ...confirmationMail(message, site),
        },
        signal,
      ),
  };
}

/** Returns an object instead of text, because the visitor's name may contain header syntax. */
function addressOf({ fullName, email }: OutboxMessage) {
  return { name: fullName, address: email };
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

interface MailContent {
  subject: string;
  text: string;
}

/** The mail to the sales team, with all fields of the request. */
export function demoRequestMail(message: OutboxMessage, site: Site): MailContent {
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
export function confirmationMail(message: OutboxMessage, site: Site): MailContent {
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

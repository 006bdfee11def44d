import { createHash } from "node:crypto";
import type { SendMailOptions } from "nodemailer";
import type { Site } from "../../../shared/site.ts";
import type { OutboxMessage, SinkName } from "../../db/outbox.ts";
import { confirmationMail, demoRequestMail } from "./demo-request-mails.ts";
import { createMailer } from "./mailer.ts";
import type { Sink } from "./sink.ts";

interface Options {
  smtpUrl: string;
  from: string;
  site: Site;
}

/** Creates the sink that mails the sales team. Replies go to the prospect. */
export function createEmailSink(options: Options & { to: string }): Sink {
  const { smtpUrl, from, to, site } = options;
  const send = createMailer(smtpUrl);
  return {
    name: "email",
    send: (message) =>
      send({
        from,
        to,
        replyTo: addressOf(message),
        ...headersOf(message, "email", site),
        ...demoRequestMail(message, site),
      }),
  };
}

/** Creates the sink that mails a confirmation to the prospect. */
export function createConfirmationSink({ smtpUrl, from, site }: Options): Sink {
  const send = createMailer(smtpUrl);
  return {
    name: "confirmation",
    send: (message) =>
      send({
        from,
        to: { name: "", address: message.email },
        replyTo: site.contactEmail,
        ...headersOf(message, "confirmation", site),
        ...confirmationMail(message, site),
      }),
  };
}

/** Returns an object instead of text, because the visitor's name may contain header syntax. */
function addressOf({ fullName, email }: OutboxMessage) {
  return { name: fullName, address: email };
}

/** Every attempt has the same Message-ID, so that mail programs recognize duplicates. */
function headersOf(
  { reference, createdAt }: OutboxMessage,
  sink: SinkName,
  site: Site,
): SendMailOptions {
  const identity = [reference, createdAt.toISOString(), sink].join(" ");
  const id = createHash("sha256").update(identity).digest("hex").slice(0, 32);
  return {
    messageId: `<demo-request.${id}@${new URL(site.url).hostname}>`,
    date: createdAt,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

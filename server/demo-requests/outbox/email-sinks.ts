import { createHash } from "node:crypto";
import type { SendMailOptions } from "nodemailer";
import type { Site } from "../../../shared/site.ts";
import type { Parcel, SinkName } from "../../db/outbox.ts";
import { confirmationMail, demoRequestMail } from "./demo-request-mails.ts";
import { createMailer } from "./mailer.ts";
import type { Sink } from "./sink.ts";

interface Options {
  smtpUrl: string;
  from: string;
  site: Site;
}

/** The mail to the people who answer; their reply goes to the prospect. */
export function createEmailSink(options: Options & { to: string }): Sink {
  const { smtpUrl, from, to, site } = options;
  const send = createMailer(smtpUrl);
  return {
    name: "email",
    send: (parcel) =>
      send({
        from,
        to,
        replyTo: addressOf(parcel),
        ...headersOf(parcel, "email", site),
        ...demoRequestMail(parcel, site),
      }),
  };
}

/** The mail that tells the prospect that the request has arrived. */
export function createConfirmationSink({ smtpUrl, from, site }: Options): Sink {
  const send = createMailer(smtpUrl);
  return {
    name: "confirmation",
    send: (parcel) =>
      send({
        from,
        to: { name: "", address: parcel.email },
        replyTo: site.contactEmail,
        ...headersOf(parcel, "confirmation", site),
        ...confirmationMail(parcel, site),
      }),
  };
}

/** As an object, never as text: the name is the visitor's and may hold anything. */
function addressOf({ fullName, email }: Parcel) {
  return { name: fullName, address: email };
}

/** The Message-ID is the same at every try, so that a mail which came twice is seen as one. */
function headersOf({ reference, createdAt }: Parcel, sink: SinkName, site: Site): SendMailOptions {
  const identity = [reference, createdAt.toISOString(), sink].join(" ");
  const id = createHash("sha256").update(identity).digest("hex").slice(0, 32);
  return {
    messageId: `<demo-request.${id}@${new URL(site.url).hostname}>`,
    date: createdAt,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

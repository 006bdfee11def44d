import { createTransport, type SendMailOptions } from "nodemailer";
import { DeliveryError, type Failure } from "./sink.ts";

/** A try and the question after it take less than a parcel's lease together. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};

/** Hands a mail to the mail server. Rejects with a `DeliveryError`. */
export type SendMail = (mail: SendMailOptions) => Promise<void>;

export function createMailer(smtpUrl: string): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    try {
      await transport.sendMail(mail);
    } catch (error) {
      const failure = aboutTheMail(error) ?? (await aboutTheServer(transport));
      throw new DeliveryError(failure, errorText(error), error);
    }
  };
}

/** Greets the mail server and logs in. Rejects with what it says, and sends nothing. */
export async function checkMailServer(smtpUrl: string): Promise<void> {
  await createTransport({ url: smtpUrl, ...timeouts }).verify();
}

/** What the server said of this very mail: 4xx asks to come again, 5xx not to. */
function aboutTheMail(error: unknown): Failure | undefined {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return undefined;
  return responseCode >= 400 && responseCode < 500 ? "retry" : "refused";
}

/**
 * A connection that broke may have broken over this mail, which must not keep all others waiting.
 * So the server is asked whether it greets and lets us in at all.
 */
async function aboutTheServer(transport: { verify(): Promise<true> }): Promise<Failure> {
  return transport.verify().then(
    () => "retry",
    () => "outage",
  );
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import { startMailServer, startSilentServer } from "../../server/testing/mail-server-stand-in.ts";
import { startCaptchaProvider } from "../contract/support/captcha-provider.ts";
import { demoRequest, referenceOf, submit } from "../contract/support/demo-request.ts";
import { freePort } from "../contract/support/network.ts";
import { Site } from "../contract/support/site.ts";
import { mailEnvironment, referencesIn } from "./mails.ts";
import type { Report } from "./report.ts";
import { until } from "./until.ts";

const REQUESTS_EACH = 20;

/** Stops the mail server, lets it hang, then lets it reject mails, while requests arrive. */
export async function proveMailOutage(database: {
  name: string;
  environment: Record<string, string>;
}): Promise<Report> {
  const port = await freePort();
  const captcha = await startCaptchaProvider();
  const site = await Site.start({
    ...database.environment,
    ...captcha.environment,
    ...mailEnvironment(port),
    TRUST_PROXY: "1",
  });
  const accepted: string[] = [];
  let refused = 0;
  const sendRequests = async () => {
    for (let request = 0; request < REQUESTS_EACH; request += 1) {
      const answer = await submit(site.url, demoRequest());
      if (answer.status === 201) accepted.push(referenceOf(answer));
      else refused += 1;
    }
  };
  const logged = (reason: RegExp) =>
    until(`the log says ${reason}`, () => site.log.some((line) => reason.test(line)));

  await sendRequests();
  await logged(/ECONNREFUSED/);
  const hanging = await startSilentServer({ port });
  await sendRequests();
  await logged(/Greeting never received/);
  await hanging.stop();
  const busy = await startSilentServer({ port, line: "421 too busy\r\n" });
  await sendRequests();
  await logged(/421/);
  await busy.stop();

  const working = await startMailServer({ port });
  const returned = performance.now();
  const delivered = () => new Set(referencesIn(working.mails));
  await until("every request is delivered", () => delivered().size >= accepted.length).catch(
    () => {},
  );
  const seconds = (performance.now() - returned) / 1000;
  await site.stop();
  await working.stop();
  captcha.stop();

  const order = referencesIn(working.mails);
  return {
    title: `Mail server away, hanging, turning mails away, then back, on ${database.name}`,
    figures: [
      ["requests answered with 201 meanwhile", accepted.length],
      ["mails", order.length],
      ["seconds from its return until all were delivered", seconds.toFixed(1)],
    ],
    losses: [
      ["refused", refused],
      ["not delivered", accepted.filter((reference) => !delivered().has(reference)).length],
      ["delivered twice", order.length - delivered().size],
      ["delivered out of order", order.filter((one, index) => one !== accepted[index]).length],
    ],
  };
}

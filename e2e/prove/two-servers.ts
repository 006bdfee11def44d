import { startMailServer } from "../../server/testing/mail-server-stand-in.ts";
import { startCaptchaProvider } from "../contract/support/captcha-provider.ts";
import { demoRequest, referenceOf, submit } from "../contract/support/demo-request.ts";
import type { Answer } from "../contract/support/network.ts";
import { Site } from "../contract/support/site.ts";
import { mailEnvironment, referencesIn } from "./mails.ts";
import type { Report } from "./report.ts";
import { listStoredRequests } from "./stored-requests.ts";
import { until } from "./until.ts";

const REQUESTS = 500;
const AT_ONCE = 8;
const DOUBLE_CLICKS = 20;
/** The site's limit for one address within ten minutes, and as many tries again. */
const ALLOWED = 20;

/** Two servers share one database, its queue and its limits. */
export async function proveTwoServers(environment: Record<string, string>): Promise<Report> {
  const captcha = await startCaptchaProvider();
  const mailServer = await startMailServer();
  const settings = {
    ...environment,
    ...captcha.environment,
    ...mailEnvironment(mailServer.port),
    TRUST_PROXY: "1",
  };
  const sites = [await Site.start(settings), await Site.start(settings)] as const;

  const answers = await sendInTurn(sites);
  const doubles = await clickTwice(sites);
  const limited = await sendFromOneAddress(sites);
  const stored = await listStoredRequests(sites[0]);
  const delivered = () => new Set(referencesIn(mailServer.mails));
  await until("every request is delivered", () => delivered().size >= stored.length).catch(
    () => {},
  );
  const shares = sites.map(
    ({ log }) => log.filter((line) => /request delivered/.test(line)).length,
  );
  for (const site of sites) await site.stop();
  await mailServer.stop();
  captcha.stop();

  const accepted = answers.filter(({ status }) => status === 201);
  const allowed = limited.filter(({ status }) => status === 201).length;
  return {
    title: "Two servers on one PostgreSQL",
    figures: [
      ["requests answered with 201, by both in turn", accepted.length],
      ["mails sent by each", shares.join(" and ")],
      [`of ${limited.length} tries from one address, by both in turn`, `${allowed} accepted`],
    ],
    losses: [
      ["refused", answers.length - accepted.length],
      ["stored, not delivered", stored.length - delivered().size],
      ["delivered twice", mailServer.mails.length - delivered().size],
      ["double clicks with two references or an error", doubles.filter((isSame) => !isSame).length],
      ["accepted beyond the limit of one address", Math.max(0, allowed - ALLOWED)],
    ],
  };
}

async function sendInTurn(sites: readonly [Site, Site]): Promise<Answer[]> {
  const answers: Answer[] = [];
  let sent = 0;
  const visit = async () => {
    while (sent < REQUESTS) {
      sent += 1;
      answers.push(await submit(urlOf(sites, sent)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return answers;
}

/** Sends one request to both servers at once, and compares the references. */
async function clickTwice(sites: readonly [Site, Site]): Promise<boolean[]> {
  const same: boolean[] = [];
  for (let click = 0; click < DOUBLE_CLICKS; click += 1) {
    const body = demoRequest();
    const [one, other] = await Promise.all(sites.map(({ url }) => submit(url, body)));
    const areStored = one?.status === 201 && other?.status === 201;
    same.push(areStored && referenceOf(one) === referenceOf(other));
  }
  return same;
}

async function sendFromOneAddress(sites: readonly [Site, Site]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let attempt = 0; attempt < 2 * ALLOWED; attempt += 1) {
    answers.push(await submit(urlOf(sites, attempt), demoRequest(), "192.0.2.1"));
  }
  return answers;
}

function urlOf(sites: readonly [Site, Site], number: number): string {
  return (number % 2 === 0 ? sites[0] : sites[1]).url;
}

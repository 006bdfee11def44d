import { type CaptchaProvider, captchas } from "../../../shared/captcha.ts";
import type { Company } from "../../../shared/site.ts";
import type { PageContext } from "../../page.ts";

export interface StoredItem {
  what: string;
  detail?: string;
  why: string;
  /** How long it is kept, as a heading, and what limits or explains it, in sentences. */
  period: string;
  limits?: string;
}

export interface StorageSettings {
  captcha: CaptchaProvider;
  /** Days after which demo requests are deleted; undefined if they are not deleted automatically. */
  retentionDays?: number | undefined;
  requestCopies?: PageContext["requestCopies"];
  company?: Company | undefined;
}

const untilAsked = { period: "Kept until you ask us to delete it" };

/** Lists all stored data, each item with its purpose and retention time, the longest first. */
export function storedItems(settings: StorageSettings): readonly StoredItem[] {
  const { captcha, company = {} } = settings;
  return [
    demoRequest(settings),
    ...copiesOfRequest(settings),
    application(company),
    {
      what: "Other e-mails you write to us",
      why: "To answer you.",
      ...mailPeriod(company.mailRetention),
    },
    requestLog(company.logRetention),
    origin,
    browserSession,
    captchaAnswer(captcha),
    address,
  ];
}

function demoRequest({ retentionDays }: StorageSettings): StoredItem {
  const period = retentionDays === 1 ? "Kept 1 day" : `Kept ${retentionDays} days`;
  const limits =
    "Then it is deleted on this site, unless it has not reached the people who answer. Ask, and we delete it earlier.";
  return {
    what: "Your demo request",
    detail:
      "E-mail, full name, company name, industry, a reference, the time, whether it reached the people who answer, and whether it looked automated. Also how you came to the form: the first page of your visit, the host that led here, and the campaign words of the address, if it had any",
    why: "To answer you, and to see which pages lead to requests.",
    ...(retentionDays === undefined ? untilAsked : { period, limits }),
  };
}

const copies = {
  email: "All of the request goes by e-mail to the people who answer",
  confirmation: "You receive an e-mail that confirms it",
  webhook: "All of the request goes to another system that we use",
};

/** The copies of a demo request outside this site, which its retention does not delete. */
function copiesOfRequest({ requestCopies = [], company }: StorageSettings): StoredItem[] {
  if (requestCopies.length === 0) return [];
  return [
    {
      what: "Copies of your demo request",
      detail: requestCopies.map((copy) => copies[copy]).join(". "),
      why: "So that it reaches the people who answer. The request’s period does not delete them.",
      ...mailPeriod(company?.mailRetention),
    },
  ];
}

const origin: StoredItem = {
  what: "How you came to the form",
  detail: "In your own browser: the addresses of your first page and of the page that led here",
  why: "To add it to a request.",
  period: "Kept until you close the tab",
};

const address: StoredItem = {
  what: "Your network address",
  detail: "For minutes in the server’s memory, with a count of your tries; it is not stored",
  why: "To limit repeated requests.",
  period: "Kept about an hour or less",
};

function captchaAnswer(provider: CaptchaProvider): StoredItem {
  const { label, hosted } = captchas[provider];
  return {
    what: "The captcha’s answer",
    detail: hosted
      ? `A token that ${label} gives your browser`
      : "The answer to a calculation in your browser. It says nothing about you",
    why: "To tell people from programs.",
    period: hosted ? "Not kept with the request" : "Kept about an hour or less",
    limits: hosted
      ? `It is checked with ${label}.`
      : "Its number is kept so that it cannot be used twice, but not with the request.",
  };
}

const browserSession: StoredItem = {
  what: "What you typed",
  detail: "In your own browser: the form’s answers and your last receipt",
  why: "So that a reload loses nothing.",
  period: "Kept until you close the tab",
};

function requestLog(retention: string | undefined): StoredItem {
  return {
    what: "The request log",
    detail: "Time, page, outcome and duration; neither your network address nor your browser",
    why: "To find faults.",
    period: `Kept ${retention ?? "without a set period"}`,
    limits: "It contains no name, e-mail or network address.",
  };
}

/** What is kept of an application, which is a mail if the company states no period for it. */
export function application({ applicationRetention, mailRetention }: Company): StoredItem {
  return {
    what: "Your application by e-mail",
    detail: "What you send to the address on the careers page, such as your resume",
    why: "To decide on the application and to answer you.",
    ...mailPeriod(applicationRetention ?? mailRetention),
  };
}

function mailPeriod(retention: string | undefined): Pick<StoredItem, "period" | "limits"> {
  if (retention === undefined) return untilAsked;
  return { period: `Kept ${retention}`, limits: "Ask, and we delete it earlier." };
}

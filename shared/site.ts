/** A partner in the logo strip. */
export interface Partner {
  name: string;
  /** Address of the logo; it is shown in a tile of 160 by 60 pixels. */
  src: string;
  link?: string;
}

/** A profile of the company on another site. */
interface SocialLink {
  /** Such as "LinkedIn". */
  name: string;
  /** An https address. */
  url: string;
}

export type RoleTerms = Readonly<Record<string, string | undefined>>;

/** Facts that only the company can state. Pages show each only if it is configured. */
export interface Company {
  legalName?: string | undefined;
  mailingAddress?: string | undefined;
  /** The country in which requests are stored. */
  hostingCountry?: string | undefined;
  /** The person in charge of personal information, with an address to write to. */
  privacyOfficer?: string | undefined;
  /** How long the request log is kept, such as "30 days". */
  logRetention?: string | undefined;
  /** How long mails are kept, such as "1 year". */
  mailRetention?: string | undefined;
  /** The steps after an application, in a sentence or two. */
  applicationHandling?: string | undefined;
  /** How long applications are kept; if undefined, as long as other mails. */
  applicationRetention?: string | undefined;
  /** Terms of open roles, such as pay, by the role's slug and the name of the term. */
  roles?: Readonly<Record<string, RoleTerms | undefined>> | undefined;
  supportEmail?: string | undefined;
  securityEmail?: string | undefined;
  /** Answers to the questions on /security by their subject, which are otherwise answered on request. */
  securityAnswers?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Terms of a demo, each a short phrase, and where a prospect chooses a time for it. */
interface DemoTerms {
  /** Such as "About 45 minutes". */
  length?: string | undefined;
  /** Who joins on the company's side. */
  host?: string | undefined;
  /** When a request is answered. */
  answerTime?: string | undefined;
  schedulingUrl?: string | undefined;
}

/** The site's configured name, address and contacts. */
export interface Site {
  name: string;
  /** Public origin without a trailing slash. */
  url: string;
  contactEmail: string;
  contactPhone: string;
  careersEmail: string;
  /** The configured partners; if undefined, neutral names are shown. */
  partners?: readonly Partner[] | undefined;
  /** The company's configured profiles on other sites. */
  socialLinks?: readonly SocialLink[];
  company?: Company;
  demo?: DemoTerms;
  /** Contacts that the operator has configured, without placeholders, for structured data. */
  publishedContact?: { email?: string | undefined; phone?: string | undefined };
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, extname, resolve } from "node:path";
import * as v from "valibot";
import { vendorQuestions } from "../../client/pages/vendor-questions.ts";
import { departments } from "../../shared/content/departments.ts";
import { EMAIL, type EnvironmentReader } from "./environment-reader.ts";

/** A logo that the site serves. */
export interface PartnerLogo {
  /** Its address on the site, which contains a hash of the content. */
  path: string;
  content: Buffer;
}

const LOGO_EXTENSIONS = [".svg", ".png", ".webp", ".avif", ".jpg"];
const LOGO_BYTES_MAX = 200_000;

const Text = v.pipe(v.string("is no text"), v.trim(), v.nonEmpty("is empty"));
const Email = v.pipe(Text, v.regex(EMAIL, "is no e-mail address"));
const Link = v.pipe(Text, v.url("is no address"), v.regex(/^https?:/, "is no http address"));
const HttpsLink = v.pipe(Text, v.url("is no address"), v.regex(/^https:/, "is no https address"));
const topics = vendorQuestions.map(({ name }) => name);
const Topic = v.picklist(topics, "is no subject of /security");
const roleSlugs = departments.flatMap(({ roles }) => roles.map(({ slug }) => slug));
const RoleSlug = v.picklist(roleSlugs, "is no role");
const roleTerms = "Pay Place Hours Start Level Benefits Visa Vacancy Screening".split(" ");
const RoleTerm = v.picklist(roleTerms, "is no term of a role");

/** The company's facts. All are optional, and pages show only those that are there. */
const SiteFacts = object({
  name: v.optional(Text),
  contactEmail: v.optional(Email),
  contactPhone: v.optional(Text),
  careersEmail: v.optional(Email),
  company: v.optional(
    object({
      legalName: v.optional(Text),
      mailingAddress: v.optional(Text),
      hostingCountry: v.optional(Text),
      privacyOfficer: v.optional(Text),
      supportEmail: v.optional(Email),
      securityEmail: v.optional(Email),
      logRetention: v.optional(Text),
      mailRetention: v.optional(Text),
      applicationHandling: v.optional(Text),
      applicationRetention: v.optional(Text),
      roles: v.optional(v.record(RoleSlug, v.record(RoleTerm, Text))),
      securityAnswers: v.optional(v.record(Topic, Text)),
    }),
  ),
  demo: v.optional(
    object({
      length: v.optional(Text),
      host: v.optional(Text),
      answerTime: v.optional(Text),
      schedulingUrl: v.optional(HttpsLink),
    }),
  ),
  links: v.optional(v.array(object({ name: Text, url: HttpsLink }), "is no list")),
  partners: v.optional(
    v.pipe(
      v.array(
        object({
          name: v.pipe(Text, v.maxLength(80, "is longer than 80 characters")),
          logo: Text,
          link: v.exactOptional(Link),
        }),
        "is no list",
      ),
      v.minLength(1, "is empty"),
      v.maxLength(30, "has more than 30 entries"),
    ),
  ),
});
type SiteFacts = v.InferOutput<typeof SiteFacts>;

type SiteFactsWithLogos = Partial<ReturnType<typeof withLogos>>;

/** Reads the facts in SITE_FILE. PARTNERS_FILE contains the list `partners` alone, and wins. */
export function readSiteFacts(read: EnvironmentReader): SiteFactsWithLogos {
  return {
    ...readFacts(read, "SITE_FILE", (json) => json),
    ...readFacts(read, "PARTNERS_FILE", (partners) => ({ partners })),
  };
}

function readFacts(
  read: EnvironmentReader,
  variable: string,
  factsOf: (json: unknown) => unknown,
): SiteFactsWithLogos {
  const file = read.file(variable);
  if (file === undefined) return {};
  const fault = (what: string) => read.fault(variable, `is "${file.path}": ${what}`);
  try {
    const parsed = v.safeParse(SiteFacts, factsOf(JSON.parse(file.text)));
    if (parsed.success) return withLogos(parsed.output, dirname(file.path));
    for (const issue of parsed.issues)
      fault(`${v.getDotPath(issue) ?? "the file"} ${issue.message}`);
  } catch (error) {
    fault((error as Error).message);
  }
  return {};
}

/** Reads the logos, whose paths are relative to the folder of the file that lists them. */
function withLogos({ partners, ...facts }: SiteFacts, folder: string) {
  const listed = partners?.map(({ logo, ...partner }, index) => {
    const file = readLogo(resolve(folder, logo), `partners.${index}.logo`);
    return { partner: { ...partner, src: file.path }, file };
  });
  return {
    ...facts,
    partners: listed?.map(({ partner }) => partner),
    partnerLogos: listed?.map(({ file }) => file),
  };
}

function readLogo(file: string, field: string): PartnerLogo {
  const extension = extname(file).toLowerCase();
  if (!LOGO_EXTENSIONS.includes(extension)) {
    throw new Error(`${field} ends with none of ${LOGO_EXTENSIONS.join(", ")}`);
  }
  const content = readFileSync(file);
  if (content.length > LOGO_BYTES_MAX) {
    throw new Error(`${field} has ${content.length} bytes, expected at most ${LOGO_BYTES_MAX}`);
  }
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
  return { path: `/partners/${hash}${extension}`, content };
}

/** An object without other fields, so that a misspelled one is a fault. */
function object<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected, received }) =>
    expected === "never"
      ? "is unknown"
      : received === "undefined"
        ? "is missing"
        : `is ${received}, expected an object`,
  );
}

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import type { OutboxMessage } from "../../db/outbox.ts";
import {
  type Mail,
  startMailServer,
  startSilentServer,
} from "../../testing/mail-server-stand-in.ts";
import { createConfirmationSink, createEmailSink } from "./email-sinks.ts";
import type { Sink } from "./sink.ts";

const { site } = readConfig({ SITE_NAME: "Rail & Mine", SITE_URL: "https://www.site.example" });
const message: OutboxMessage = {
  id: "1",
  attempts: 1,
  reference: "7F3K-2Q",
  createdAt: new Date("2025-11-20T10:00:00Z"),
  email: "ada@railway.example",
  fullName: "Ada Lovelace",
  companyName: "Analytical Railways",
  industry: "Railways",
  attribution: { utm_source: "newsletter" },
};

describe("with a mail server", () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.stop());

  const sink = () =>
    createEmailSink({
      smtpUrl: server.url,
      from: "Site <site@site.example>",
      to: "a@b.ca, c@d.ca",
      site,
    });
  const sent = async (changes: Partial<OutboxMessage> = {}, to: Sink = sink()): Promise<Mail> => {
    await to.send({ ...message, ...changes });
    const mail = server.mails.at(-1);
    if (mail === undefined) throw new Error("no mail came");
    return mail;
  };

  test("the mail contains all fields and replies go to the prospect", async () => {
    const { to, headers, raw } = await sent();

    expect(to).toEqual(["a@b.ca", "c@d.ca"]);
    expect(headers.get("from")).toBe("Site <site@site.example>");
    expect(headers.get("reply-to")).toBe("Ada Lovelace <ada@railway.example>");
    expect(headers.get("subject")).toBe("Demo request 7F3K-2Q: Analytical Railways (Railways)");
    expect(raw).toMatch(/E-mail: +ada@railway\.example/);
    expect(raw).toMatch(/Source:[\s\S]*newsletter/);
  });

  test("the Message-ID is the same for every attempt and differs between mails", async () => {
    const ids = [await sent(), await sent({ attempts: 2 }), await sent({ reference: "AAAA-AA" })];
    const confirmation = createConfirmationSink({ smtpUrl: server.url, from: "a@b.ca", site });
    ids.push(await sent({}, confirmation));

    const [first, again, other, confirmed] = ids.map(({ headers }) => headers.get("message-id"));
    expect(first).toMatch(/^<demo-request\.[0-9a-f]{32}@www\.site\.example>$/);
    expect(again).toBe(first);
    expect(new Set([first, other, confirmed]).size).toBe(3);
  });

  test.each([
    ["line breaks", "Ada\r\nBcc: eve@mine.example"],
    ["an address", "Ada <eve@mine.example>, Eve"],
    ["quotes", 'Ada" <eve@mine.example>'],
  ])("%s in a name cannot add headers or recipients", async (_what, name) => {
    const { to, headers } = await sent({ fullName: name, companyName: name });

    expect(to).toEqual(["a@b.ca", "c@d.ca"]);
    expect([...headers.keys()]).not.toContain("bcc");
    expect(headers.get("reply-to")).toMatch(/<ada@railway\.example>$/);
  });

  test("the mail is plain text, so that markup in a name has no effect", async () => {
    const { headers, raw } = await sent({ fullName: '<img src="//x">', companyName: "R&D" });

    expect(headers.get("content-type")).toMatch(/^text\/plain/);
    expect(raw).toContain('<img src="//x"> of R&D');
  });

  test("names in other scripts arrive unchanged", async () => {
    const { headers } = await sent({ fullName: "Ада Лавлейс", companyName: "鉄道" });

    expect(headers.get("reply-to")).toMatch(/^=\?UTF-8\?.*<ada@railway\.example>$/);
    expect(headers.get("subject")).toMatch(/=\?UTF-8\?/);
  });

  test("the confirmation goes to the prospect and replies go to the company", async () => {
    const confirmation = createConfirmationSink({ smtpUrl: server.url, from: "a@b.ca", site });

    const { to, headers, raw } = await sent({}, confirmation);

    expect(to).toEqual(["ada@railway.example"]);
    expect(headers.get("reply-to")).toBe(site.contactEmail);
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    expect(raw).toContain("7F3K-2Q");
  });

  test("the confirmation contains no input of the visitor except the address", async () => {
    const confirmation = createConfirmationSink({ smtpUrl: server.url, from: "a@b.ca", site });
    const words = { fullName: "Win at evil.example", companyName: "evil.example" };

    const { raw } = await sent(words, confirmation);

    expect(raw).not.toMatch(/win at|evil/i);
  });
});

describe("a failure", () => {
  const failureAt = async (smtpUrl: string) => {
    const sink = createEmailSink({ smtpUrl, from: "a@b.ca", to: "c@d.ca", site });
    return sink.send(message).then(
      () => "none",
      (error) => error.failure,
    );
  };

  test.each([
    [451, "retry"],
    [452, "retry"],
    [550, "refused"],
    [554, "refused"],
  ])("with response %i to the recipient is classified as %s", async (code, failure) => {
    const server = await startMailServer({ recipientCode: () => code });

    expect(await failureAt(server.url)).toBe(failure);
    await server.stop();
  });

  test("of the connection during one mail is classified as retry", async () => {
    const server = await startMailServer({ breaksOn: "Ada" });

    expect(await failureAt(server.url)).toBe("retry");
    await server.stop();
  });

  test("classifies a failure to connect, to get a response or to log in as an outage", async () => {
    const silent = await startSilentServer();
    const server = await startMailServer();

    expect(await failureAt("smtp://127.0.0.1:2")).toBe("outage");
    expect(await failureAt(`${silent.url}/?greetingTimeout=200`)).toBe("outage");
    expect(await failureAt(server.url.replace("//", "//user:wrong@"))).toBe("outage");
    await silent.stop();
    await server.stop();
  });

  test("for one recipient does not stop the mail to the other", async () => {
    const server = await startMailServer({
      recipientCode: (to) => (to === "x@y.ca" ? 550 : undefined),
    });
    const sink = createEmailSink({
      smtpUrl: server.url,
      from: "a@b.ca",
      to: "x@y.ca, c@d.ca",
      site,
    });

    await sink.send(message);
    await server.stop();

    expect(server.mails).toMatchObject([{ to: ["c@d.ca"] }]);
  });
});

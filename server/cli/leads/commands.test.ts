import { describe, expect, test } from "vitest";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { createLeadsWorkspace } from "../../testing/leads-commands.ts";

onAnyDatabase((database) => {
  const { store, run, setOutbox } = createLeadsWorkspace(database);

  describe("list", () => {
    test("shows the newest first with the state of delivery", async () => {
      const stored = await store({ sinks: [] });
      const held = await store({ sinks: [], spamReason: "honeypot" });
      const waiting = await store();

      const lines = (await run("list")).split("\n");

      expect(lines[0]).toMatch(/^REFERENCE +RECEIVED \(UTC\) +DELIVERY +E-MAIL/);
      expect(lines.slice(1, 4)).toEqual([
        expect.stringMatching(`^${waiting} .* waiting `),
        expect.stringMatching(`^${held} .* held `),
        expect.stringMatching(`^${stored} .* stored .*Analytical Railways +Railways$`),
      ]);
    });

    test("prints the total when it does not list all", async () => {
      await store();
      await store();

      expect(await run("list", "--limit", "1")).toMatch(
        /Railways\n\nThe latest 1 of 2; --limit 2 lists all\n$/,
      );
      expect(await run("list", "--limit", "2")).not.toContain("The latest");
    });

    test("prints a message when there are no requests", async () => {
      expect(await run("list")).toBe("No demo requests yet\n");
    });
  });

  test("show prints a request and its deliveries for any spelling of the reference", async () => {
    const reference = await store();
    await setOutbox("dead_at = now(), attempts = 3, last_error = '550 no such user'");

    const text = await run("show", reference.toLowerCase().replace("-", ""));

    expect(text).toMatch(/full_name +Ada Lovelace\n/);
    expect(text).toMatch(/utm_source +newsletter\n/);
    expect(text).toMatch(/to email +given up .*, 3 tries, 550 no such user\n/);
  });

  describe("export", () => {
    test("writes every request as CSV with escaped formulas", async () => {
      await store();
      await store({ fullName: "=1+1", companyName: 'A "B", C' });

      const lines = (await run("export")).split("\r\n");

      expect(lines[0]).toMatch(/^\ufeffreference,created_at,delivery,email,/);
      expect(lines[2]).toContain(`,'=1+1,"A ""B"", C",Railways,`);
      expect(lines).toHaveLength(4);
    });
  });

  test("find lists requests by a part of name, company, address or reference", async () => {
    const reference = await store({ companyName: "100% Rail_Works" });
    await store({ email: "eve@mine.example", fullName: "Eve", companyName: "Mine" });

    for (const text of ["l_works", "100%", "ADA@", "ada lovelace", reference.slice(1, 6)]) {
      const lines = (await run("find", ...text.split(" "))).trimEnd().split("\n");
      expect(lines, text).toHaveLength(2);
      expect(lines[1], text).toMatch(reference);
    }
    expect(await run("find", "nobody")).toBe("No demo request contains nobody\n");
  });

  test("stats counts requests by industry, first page and source, without suspected spam", async () => {
    await store({ attribution: { landing_path: "/mining", utm_source: "newsletter" } });
    await store({ attribution: { referrer_host: "news.example" }, industry: "Mining" });
    await store({ spamReason: "honeypot" });

    expect(await run("stats")).toBe(
      [
        ["INDUSTRY  REQUESTS  DELIVERED", "Mining    1         0", "Railways  1         0", "", ""],
        [
          "FIRST PAGE  REQUESTS  DELIVERED",
          "/mining     1         0",
          "unknown     1         0",
          "",
          "",
        ],
        [
          "SOURCE        REQUESTS  DELIVERED",
          "news.example  1         0",
          "newsletter    1         0",
          "",
          "",
        ],
      ]
        .map((table) => table.join("\n"))
        .join(""),
    );
  });

  test.each([
    [["fly"]],
    [["list", "--limit", "0"]],
    [["list", "--unknown"]],
    [["list", "7F3K-2Q"]],
    [["list", "--dead"]],
    [["export", "--dry-run"]],
    [["show"]],
    [["show", "UUUU"]],
    [["show", "0000-00"]],
    [["retry", "0000-00"]],
    [["retry", "0000-00", "--dead"]],
    [["release", "0000-00"]],
    [["find"]],
    [["erase", "ada"]],
    [["erase", "ada@railway.example", "eve@mine.example"]],
    [["purge"]],
    [["purge", "--older-than", "1y"]],
  ])("rejects %j with a message that says what is expected", async (args) => {
    await expect(run(...args)).rejects.toThrow(
      /expect|There is no demo request|npm run leads|Set DEMO_REQUEST/,
    );
  });
});

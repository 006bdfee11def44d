import { type Challenge, type Solution, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { beforeAll, describe, expect, test } from "vitest";
import { createAltcha } from "./altcha.ts";

const MINUTE = 60_000;
const invalid = { ok: false, reason: "invalid" };
const context = { requestId: undefined };
const altcha = createAltcha({ secret: "a-secret", now: () => new Date() });

describe("a solved challenge", () => {
  let solved: { challenge: Challenge; solution: Solution };
  beforeAll(async () => {
    const challenge = (await altcha.createChallenge?.()) as Challenge;
    solved = { challenge, solution: (await solveChallenge({ challenge, deriveKey })) as Solution };
  });

  test("is accepted with the same replay key in every encoding of the token", async () => {
    const rewritten = {
      solution: { ...solved.solution, time: 7, extra: true },
      challenge: { extra: 1, signature: solved.challenge.signature, ...solved.challenge },
    };

    for (const payload of [solved, rewritten]) {
      const verdict = await altcha.verify(tokenOf(payload), context);
      expect(verdict).toEqual({ ok: true, replayKey: solved.challenge.signature });
    }
  });

  test("for another secret is rejected", async () => {
    const other = createAltcha({ secret: "another-secret", now: () => new Date() });

    expect(await other.verify(tokenOf(solved), context)).toEqual(invalid);
  });

  test.each([
    ["longer life", { data: { usableUntil: Date.now() + 60 * MINUTE } }, {}],
    ["no expiry", { data: undefined }, {}],
    ["another solution", {}, { derivedKey: "00" }],
  ])("that was given %s is rejected", async (_what, parameters, solution) => {
    const { challenge } = solved;
    const payload = {
      challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
      solution: { ...solved.solution, ...solution },
    };

    expect(await altcha.verify(tokenOf(payload), context)).toEqual(invalid);
  });
});

test.each([
  ["nothing", ""],
  ["no JSON", btoa("{")],
  ["an empty object", btoa("{}")],
  ["wrong types", btoa('{"challenge":{"parameters":{"nonce":1},"signature":[]},"solution":null}')],
])("a token of %s is rejected", async (_what, token) => {
  expect(await altcha.verify(token, context)).toEqual(invalid);
});

function tokenOf(payload: unknown): string {
  return btoa(JSON.stringify(payload));
}

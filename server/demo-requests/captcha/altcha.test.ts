import { type Challenge, type Solution, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, test } from "vitest";
import { createAltcha } from "./altcha.ts";

const invalid = { ok: false, reason: "invalid" };
const context = { requestId: undefined };
const altcha = createAltcha({ secret: "a-secret", now: () => new Date() });
const challenge = (await altcha.createChallenge?.()) as Challenge;
const solution = (await solveChallenge({ challenge, deriveKey })) as Solution;

test("a solved challenge is accepted with the same replay key in every encoding of the token, but not for another secret", async () => {
  const rewritten = {
    solution: { ...solution, time: 7, extra: true },
    challenge: { extra: 1, signature: challenge.signature, ...challenge },
  };
  const other = createAltcha({ secret: "another-secret", now: () => new Date() });

  for (const payload of [{ challenge, solution }, rewritten]) {
    const verdict = await altcha.verify(tokenOf(payload), context);
    expect(verdict).toEqual({ ok: true, replayKey: challenge.signature });
    expect(await other.verify(tokenOf(payload), context)).toEqual(invalid);
  }
});

test.each([
  ["longer life", { data: { usableUntil: Date.now() + 3_600_000 } }, {}],
  ["no expiry", { data: undefined }, {}],
  ["another solution", {}, { derivedKey: "00" }],
])("a solved challenge that was given %s is rejected", async (_what, parameters, changes) => {
  const payload = {
    challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
    solution: { ...solution, ...changes },
  };

  expect(await altcha.verify(tokenOf(payload), context)).toEqual(invalid);
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

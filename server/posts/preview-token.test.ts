import { expect, test } from "vitest";
import { onAnyDatabase } from "../testing/every-database.ts";
import { isPreviewToken, previewToken } from "./preview-token.ts";

const now = new Date("2025-11-20T10:00:00Z");
const later = new Date("2025-11-21T10:00:00Z");

onAnyDatabase((database) => {
  test("a token is valid for its post until it expires", async () => {
    const { db } = database();
    const token = await previewToken(db, "a", later);

    expect(await isPreviewToken(db, "a", token, now)).toBe(true);
    expect(await isPreviewToken(db, "b", token, now)).toBe(false);
    expect(await isPreviewToken(db, "a", token, later)).toBe(false);
  });

  test("rejects a changed or forged token", async () => {
    const { db } = database();
    const [, signature] = (await previewToken(db, "a", later)).split(".");

    for (const token of [
      `zzzzzzz.${signature}`,
      `${signature}`,
      "",
      ".",
      "zzzzzzz.",
      "x".repeat(99),
    ]) {
      expect(await isPreviewToken(db, "a", token, now)).toBe(false);
    }
  });
});

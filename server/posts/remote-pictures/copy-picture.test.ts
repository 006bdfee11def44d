import sharp from "sharp";
import { expect, test } from "vitest";
import { svgWithScript } from "../../testing/picture-host.ts";
import { isCopyable } from "./copy-picture.ts";

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } });

test.each(["jpeg", "png", "gif", "webp", "avif"] as const)(
  "a %s file can be copied",
  async (format) => {
    expect(isCopyable(await picture.clone().toFormat(format).toBuffer())).toBe(true);
  },
);

test("other files cannot be copied", async () => {
  const tiff = await picture.clone().tiff().toBuffer();
  for (const content of [svgWithScript, tiff, Buffer.alloc(0), Buffer.from("<html>")]) {
    expect(isCopyable(content)).toBe(false);
  }
});

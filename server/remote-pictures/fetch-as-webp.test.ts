import sharp from "sharp";
import { expect, test } from "vitest";
import { svgWithScript } from "../testing/picture-host.ts";
import { isSupported } from "./fetch-as-webp.ts";

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } });

test.each(["jpeg", "png", "gif", "webp", "avif"] as const)(
  "a %s file is supported",
  async (format) => {
    expect(isSupported(await picture.clone().toFormat(format).toBuffer())).toBe(true);
  },
);

test("other files are not supported", async () => {
  const tiff = await picture.clone().tiff().toBuffer();
  for (const content of [svgWithScript, tiff, Buffer.alloc(0), Buffer.from("<html>")]) {
    expect(isSupported(content)).toBe(false);
  }
});

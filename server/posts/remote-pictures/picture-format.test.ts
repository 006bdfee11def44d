import sharp from "sharp";
import { expect, test } from "vitest";
import { svgWithScript } from "../../testing/picture-host.ts";
import { pictureFormat } from "./picture-format.ts";

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } });

test.each(["jpeg", "png", "gif", "webp", "avif"] as const)(
  "detects %s by its bytes",
  async (format) => {
    expect(pictureFormat(await picture.clone().toFormat(format).toBuffer())).toBe(format);
  },
);

test("returns undefined for other files", async () => {
  expect(pictureFormat(svgWithScript)).toBeUndefined();
  expect(pictureFormat(await picture.clone().tiff().toBuffer())).toBeUndefined();
  expect(pictureFormat(Buffer.alloc(0))).toBeUndefined();
  expect(pictureFormat(Buffer.from("<html>"))).toBeUndefined();
});

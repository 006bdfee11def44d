import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messages } from "../../shared/messages.ts";
import { ToastRegion } from "./toast.tsx";

const props = { isHeld: false, onHold() {}, onRelease() {}, onDismiss() {} };

test("both live regions are in the page without a toast", () => {
  const html = renderToStaticMarkup(<ToastRegion toast={null} {...props} />);

  expect(html).toContain('<div role="status"></div><div role="alert"></div>');
});

test("an error is in the alert region, a success in the status region", () => {
  const error = { kind: "error", ...messages.requestFailed } as const;
  const success = { kind: "success", ...messages.requestSent } as const;

  const failed = renderToStaticMarkup(<ToastRegion toast={error} {...props} />);
  const sent = renderToStaticMarkup(<ToastRegion toast={success} {...props} />);

  expect(failed).toMatch(/role="status"><\/div><div role="alert"><div/);
  expect(sent).toMatch(/role="status"><div.*role="alert"><\/div>/);
});

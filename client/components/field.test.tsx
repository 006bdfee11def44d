import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messages } from "../../shared/messages.ts";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";

test("an invalid field has aria-invalid and is described by its hint and its error", () => {
  const html = renderToStaticMarkup(
    <TextField id="email" label="Email" hint="At work" error={messages.invalidEmail} />,
  );

  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="email-hint email-error"');
  expect(html).toMatch(/id="email-error">Please enter a valid email</);
});

test("a required field has an asterisk that screen readers skip, because the control is required", () => {
  const html = renderToStaticMarkup(<TextField id="name" label="Full name" required />);

  expect(html).toMatch(
    /<label[^>]*for="name">Full name<span[^>]*aria-hidden="true"[^>]*> \*<\/span><\/label>/,
  );
  expect(html).toMatch(/<input[^>]*required/);
});

test("a placeholder is an option with an empty value", () => {
  const html = renderToStaticMarkup(
    <SelectField id="industry" label="Industry" options={["Mining"]} placeholder="Choose one" />,
  );

  expect(html).toContain(
    '<option value="">Choose one</option><option value="Mining">Mining</option>',
  );
});

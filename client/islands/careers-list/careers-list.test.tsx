import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { departments } from "../../../shared/content/departments.ts";
import { careersList } from "./careers-list.tsx";

const html = renderToStaticMarkup(<careersList.View careersEmail="jobs@example.com" />);

test("every department shows its number of positions", () => {
  const counts = [...html.matchAll(/<b[^>]*>(\d+)<\/b> (Positions?)</g)].map(
    ([, ...count]) => count,
  );

  expect(counts).toEqual([
    ["2", "Positions"],
    ["0", "Positions"],
    ["0", "Positions"],
    ["0", "Positions"],
  ]);
});

test("only a department with open roles can be opened", () => {
  const withRoles = departments.filter(({ roles }) => roles.length > 0);

  const toggles = html.match(/View Roles/g);

  expect(toggles).toHaveLength(withRoles.length);
});

test("all disclosures are closed and share a name by kind, so that at most one of each kind opens without script", () => {
  const disclosures = [...html.matchAll(/<details([^>]*)>/g)].map(([, attributes]) => attributes);

  expect(disclosures).toEqual([
    ' name="department"',
    expect.stringContaining('name="role"'),
    expect.stringContaining('name="role"'),
  ]);
  expect(disclosures.join()).not.toContain("open");
});

test.each(["Mechanical Engineer", "Embedded Engineer"])(
  "the application e-mail for %s names the role in its subject",
  (title) => {
    const subject = encodeURIComponent(`Application for ${title}`);

    expect(html).toContain(`href="mailto:jobs@example.com?subject=${subject}"`);
  },
);

test("each role has an id inside its disclosure, and shows the e-mail address and subject as text", () => {
  const roles = departments.flatMap(({ roles }) => roles);

  for (const { slug, title } of roles) {
    const details = html.slice(html.indexOf(`id="${slug}"`));
    const words = details.slice(0, details.indexOf("</details>")).replaceAll(/<[^>]+>/g, "");
    expect(words).toContain(`jobs@example.com with the subject “Application for ${title}”`);
  }
});

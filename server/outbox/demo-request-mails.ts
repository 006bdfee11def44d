import type { Site } from "../../shared/site.ts";
import type { Parcel } from "../db/outbox.ts";

interface Words {
  subject: string;
  text: string;
  html: string;
}

/** Everything that is known of a request, for the people who answer it. */
export function demoRequestMail(parcel: Parcel, site: Site): Words {
  const rows: [string, string][] = [
    ["Reference", parcel.reference],
    ["Received", `${parcel.createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC`],
    ["Name", parcel.fullName],
    ["Company", parcel.companyName],
    ["Industry", parcel.industry],
    ["E-mail", parcel.email],
    ...Object.entries(parcel.attribution).map(([field, value]): [string, string] => [
      field.replaceAll("_", " "),
      value,
    ]),
  ];
  const lead = `${parcel.fullName} of ${parcel.companyName} asks for a demo.`;
  const hint = "A reply to this mail goes to them.";
  const width = Math.max(...rows.map(([label]) => label.length));
  return {
    subject: `Demo request ${parcel.reference}: ${parcel.companyName} (${parcel.industry})`,
    text: [
      lead,
      rows.map(([label, value]) => `${`${label}:`.padEnd(width + 2)}${value}`).join("\n"),
      hint,
      `-- \n${site.name}, ${site.url}`,
    ].join("\n\n"),
    html: htmlMail(`<p>${escapeHtml(lead)}</p>${htmlTable(rows)}<p>${hint}</p>`),
  };
}

/** What the prospect reads, when the configuration says that a confirmation is sent. */
export function confirmationMail(parcel: Parcel, site: Site): Words {
  const paragraphs = [
    `Hello ${parcel.fullName},`,
    `Your request for a demo has arrived. A person will read it and write to you at ${parcel.email}.`,
    `Your reference is ${parcel.reference}.`,
    `If you did not ask for a demo, somebody has entered your address by mistake: tell us at ${site.contactEmail} and we will delete it.`,
    `${site.name}, ${site.url}`,
  ];
  return {
    subject: `Your demo request ${parcel.reference}`,
    text: paragraphs.join("\n\n"),
    html: htmlMail(paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("")),
  };
}

function htmlTable(rows: [string, string][]): string {
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="4">${lines.join("")}</table>`;
}

function htmlMail(body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><body>${body}</body></html>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

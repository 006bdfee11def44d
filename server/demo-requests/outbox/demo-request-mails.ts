import { attributionFields } from "../../../shared/demo-request.ts";
import type { Site } from "../../../shared/site.ts";
import type { OutboxMessage } from "../../db/outbox.ts";

interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** The mail to the sales team, with all fields of the request. */
export function demoRequestMail(message: OutboxMessage, site: Site): MailContent {
  const rows: [string, string][] = [
    ["Reference", message.reference],
    ["Received", `${message.createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC`],
    ["Name", message.fullName],
    ["Company", message.companyName],
    ["Industry", message.industry],
    ["E-mail", message.email],
    ...attributionFields.flatMap((field): [string, string][] => {
      const value = message.attribution[field];
      return value === undefined ? [] : [[labels[field], value]];
    }),
  ];
  const lead = `${message.fullName} of ${message.companyName} has requested a demo.`;
  const hint = "Reply to this e-mail to write to the prospect.";
  const width = Math.max(...rows.map(([label]) => label.length));
  return {
    subject: `Demo request ${message.reference}: ${message.companyName} (${message.industry})`,
    text: [
      lead,
      rows.map(([label, value]) => `${`${label}:`.padEnd(width + 2)}${value}`).join("\n"),
      hint,
      `-- \n${site.name}, ${site.url}`,
    ].join("\n\n"),
    html: htmlMail(
      `<p>${escapeHtml(lead)}</p>${htmlTable(rows)}<p>${hint}</p>${htmlSignature(site)}`,
    ),
  };
}

const labels: Record<(typeof attributionFields)[number], string> = {
  landing_path: "First page visited",
  referrer_host: "Referring site",
  utm_source: "Source",
  utm_medium: "Medium",
  utm_campaign: "Campaign",
  utm_term: "Term",
  utm_content: "Content",
};

/**
 * The confirmation to the prospect. It contains no input of the visitor except the address, so that the
 * form cannot be abused to send text to other people.
 */
export function confirmationMail(message: OutboxMessage, site: Site): MailContent {
  const paragraphs = [
    "Hello,",
    `We have received your request for a demo. A person will read it and write to you at ${message.email}.`,
    `Your reference is ${message.reference}.`,
    `If you did not request a demo, your address was entered by mistake. Tell us at ${site.contactEmail} and we will delete it.`,
  ];
  const html = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("");
  return {
    subject: `Your demo request ${message.reference}`,
    text: [...paragraphs, `-- \n${site.name}, ${site.url}`].join("\n\n"),
    html: htmlMail(html + htmlSignature(site)),
  };
}

function htmlTable(rows: [string, string][]): string {
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="top">${label}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="4">${lines.join("")}</table>`;
}

function htmlSignature({ name, url }: Site): string {
  return `<p style="color: #555"><a href="${escapeHtml(url)}">${escapeHtml(name)}</a></p>`;
}

/** Uses a style attribute, because mail programs ignore stylesheets. */
function htmlMail(body: string): string {
  const style = "font: 16px/1.5 Arial, sans-serif; max-width: 36em; overflow-wrap: break-word";
  return `<!doctype html><html lang="en-CA"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><body style="${style}">${body}</body></html>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

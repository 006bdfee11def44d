import { basename } from "node:path";
import { createTransport } from "nodemailer";
import {
  alertMail,
  localIso,
  peakMmPerHour,
  sampleAlert,
} from "../../client/components/sample-alert.ts";
import { element } from "../../server/base/xml.ts";
import { paths } from "../../shared/paths.ts";
import type { DownloadFile } from "./csv.ts";
import { coordinatesAt } from "./survey.ts";

const { hazard, issued, run, onset, expires, inForceUntil, miles, rainMm, chancePercent } =
  sampleAlert;
const sender = "alerts@example.com";
const recipient = "network-operations@example.com";
const identifier = `example-line-${issued.toISOString().slice(0, 10)}`;
const place = alertMail.warning.find(({ term }) => term === "Place")?.detail ?? "";

/** The sample alert of the page as a mail, a message for machines and an event for calendars. */
export const alertFiles: readonly DownloadFile[] = [
  { path: paths.downloads.alertMail(), write: composeMail },
  { path: paths.downloads.alertMessage(), write: alertMessage },
  { path: paths.downloads.alertEvent(), write: alertEvent },
];

/** The mail with both other files attached. Its date and boundaries are fixed, so that it is always the same. */
async function composeMail(): Promise<Buffer> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await composer.sendMail({
    from: sender,
    to: recipient,
    subject: alertMail.subject,
    date: issued,
    messageId: `<${identifier}@example.com>`,
    baseBoundary: identifier,
    xMailer: false,
    text: mailText(),
    attachments: [
      attached(paths.downloads.alertMessage(), "application/cap+xml", alertMessage()),
      attached(paths.downloads.alertEvent(), "text/calendar; charset=utf-8", alertEvent()),
    ],
  });
  return message as Buffer;
}

function attached(path: string, contentType: string, content: string) {
  return {
    filename: basename(path),
    contentType,
    contentTransferEncoding: "base64" as const,
    content,
  };
}

function mailText(): string {
  const lines = [alertMail.issued, ...alertMail.warning, ...alertMail.terms];
  return [
    "Example line. Not a forecast.",
    ...lines.map(({ term, detail }) => `${term}: ${detail}`),
    alertMail.closing,
  ].join("\n\n");
}

/**
 * The alert in the Common Alerting Protocol 1.2 (OASIS), whose elements have a fixed order. Times have the offset of the
 * zone, because the protocol forbids "Z".
 */
function alertMessage(): string {
  const parameters = {
    rain_mm_at_least: rainMm,
    peak_mm_per_h: peakMmPerHour,
    chance_pct: chancePercent,
    mile_range: miles.join(" to "),
    window_until: localIso(expires),
    model_run: localIso(run),
    acknowledgement: "by reply to the mail",
  };
  const warnings = alertMail.warning.map(({ detail }) => detail);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">',
    element("identifier", identifier),
    element("sender", sender),
    element("sent", localIso(issued)),
    "<status>Test</status>",
    "<msgType>Alert</msgType>",
    element("source", "Example line, not a forecast"),
    "<scope>Private</scope>",
    element("addresses", recipient),
    "<note>Example line. Not a forecast.</note>",
    "<info>",
    "<language>en-CA</language>",
    "<category>Met</category>",
    element("event", hazard),
    "<responseType>Prepare</responseType>",
    "<urgency>Future</urgency>",
    "<severity>Moderate</severity>",
    "<certainty>Likely</certainty>",
    element("onset", localIso(onset)),
    element("expires", localIso(inForceUntil)),
    element("senderName", "Predictive Weather Alerts, example"),
    element("headline", alertMail.subject),
    element("description", warnings.join(". ")),
    element("instruction", alertMail.closing),
    ...Object.entries(parameters).map(parameterElement),
    `<area>${element("areaDesc", place)}${element("polygon", polygonText())}</area>`,
    "</info>",
    "</alert>\n",
  ].join("\n");
}

function parameterElement([name, value]: [string, string | number]): string {
  return `<parameter>${element("valueName", name)}${element("value", String(value))}</parameter>`;
}

/** Degrees that the catchments extend beyond the stretch: about 2 km. */
const MARGIN = 0.02;

/** A rectangle around the stretch and its catchments: "latitude,longitude" in degrees, the first point again at the end. */
function polygonText(): string {
  const [from, to] = sampleAlert.kilometres;
  const points = Array.from({ length: 21 }, (_, index) =>
    coordinatesAt((from + ((to - from) * index) / 20) * 1000),
  );
  const range = (values: number[]) => [Math.min(...values) - MARGIN, Math.max(...values) + MARGIN];
  const [south, north] = range(points.map(({ latitude }) => latitude));
  const [west, east] = range(points.map(({ longitude }) => longitude));
  const corners = [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
    [south, west],
  ];
  return corners.map((corner) => corner.map((degrees) => degrees?.toFixed(4)).join(",")).join(" ");
}

/** The hours in which the alert is in force as an event (RFC 5545). Calendars do not mark its time as busy. */
function alertEvent(): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Example line//Alert//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${identifier}@example.com`,
    `DTSTAMP:${calendarTime(issued)}`,
    `DTSTART:${calendarTime(onset)}`,
    `DTEND:${calendarTime(inForceUntil)}`,
    `SUMMARY:${calendarText(`${hazard}, ${sampleAlert.stretch}`)}`,
    `LOCATION:${calendarText(place)}`,
    `DESCRIPTION:${calendarText(mailText())}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

/** "20260903T040000Z" */
function calendarTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function calendarText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** Folds a line: parts have at most 36 characters of two bytes, and 75 bytes are allowed. */
function folded(line: string): string {
  return line.replace(/.{36}(?=.)/gu, "$&\r\n ");
}

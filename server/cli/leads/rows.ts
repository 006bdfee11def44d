import { attributionFields } from "../../../shared/demo-request.ts";
import type { DemoRequest } from "../../db/demo-request-report.ts";

export const columns = [
  "reference",
  "created_at",
  "delivery",
  "email",
  "full_name",
  "company_name",
  "industry",
  "delivered_at",
  "spam_reason",
  ...attributionFields,
] as const;

export type Row = Record<(typeof columns)[number], string | null>;

/** Converts a request to a row with the column names of the database. */
export function rowOf(request: DemoRequest): Row {
  const attribution = attributionFields.map((field) => [field, request.attribution[field] ?? null]);
  return {
    reference: request.reference,
    created_at: request.createdAt.toISOString(),
    delivery: request.delivery,
    email: request.email,
    full_name: request.fullName,
    company_name: request.companyName,
    industry: request.industry,
    delivered_at: request.deliveredAt?.toISOString() ?? null,
    spam_reason: request.spamReason,
    ...Object.fromEntries(attribution),
  };
}

import { attributionFields } from "../../shared/demo-request.ts";

const pairs = attributionFields.map((field) => `'${field}', request.${field}`).join(", ");

/** The attribution of `demo_requests AS request` as one JSON object, without what is not known. */
export const ATTRIBUTION_COLUMN = `json_strip_nulls(json_build_object(${pairs})) AS attribution`;

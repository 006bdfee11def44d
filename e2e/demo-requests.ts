import { randomUUID } from "node:crypto";
import { goodToken } from "./hosted-captcha-site.ts";

/** A body that a site with a hosted captcha takes, of somebody new. */
export function demoRequest() {
  const id = randomUUID();
  return {
    email: `${id}@railway.example`,
    full_name: "Ada Lovelace",
    company_name: "Analytical Railways",
    industry: "Railways",
    recaptcha_token: goodToken,
    request_id: id,
  };
}

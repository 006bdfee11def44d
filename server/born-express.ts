import { IncomingMessage, type ServerOptions, ServerResponse } from "node:http";
import express, { type Express } from "express";

/**
 * Requests and responses that are of Express's kind from the start. Express would turn every
 * one of them into its kind when it gets it, and what the engine has learned about Node's would
 * be lost: packed pages, which never come to Express, would pay a tenth more for it.
 */
export function bornExpress(
  app: Express,
): Pick<ServerOptions, "IncomingMessage" | "ServerResponse"> {
  class SiteRequest extends IncomingMessage {}
  class SiteResponse<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {}
  Object.setPrototypeOf(SiteRequest.prototype, express.request);
  Object.setPrototypeOf(SiteResponse.prototype, express.response);
  app.request = Object.assign(SiteRequest.prototype as unknown as Express["request"], { app });
  app.response = Object.assign(SiteResponse.prototype as unknown as Express["response"], { app });
  return { IncomingMessage: SiteRequest, ServerResponse: SiteResponse };
}

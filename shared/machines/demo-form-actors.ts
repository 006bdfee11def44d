import { fromCallback, fromPromise } from "xstate";
import type { Attempt, SessionChange } from "./demo-form-context.ts";

/*
 * What the machine expects of its actors. The island provides them, because they need the browser's storage,
 * the captcha's widget and the server.
 */

/** Sends `session.found` at its start if the tab has a stored session. Stores every session it receives. */
export const session = fromCallback<SessionChange>(() => {});

/** Shows the widget while it runs. Sends `captcha.loaded`, `.solved`, `.expired` and `.failed`. */
export const captcha = fromCallback<{ type: "captcha.reset" }>(() => {});

/** Resolves once the request is stored, rejects with a `RequestFailure`. Its signal aborts the request. */
export const sendRequest = fromPromise<{ reference: string }, Attempt>(() =>
  Promise.reject(new Error("The island has to provide sendRequest")),
);

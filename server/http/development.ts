import { Router } from "express";

/** The route of `npm run dev`: an event stream whose end tells pages to reload. */
export function development(): Router {
  const router = Router();
  router.get("/development/alive", (_request, response) => {
    // The server's timeout for stalled responses must not end the stream.
    response.setTimeout(0);
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write("retry: 200\n\n");
  });
  return router;
}

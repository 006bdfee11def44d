import { Router } from "express";

/** What only `npm run dev` has: an open line that tells pages of a restart by breaking. */
export function development(): Router {
  const router = Router();
  router.get("/development/alive", (_request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write("retry: 200\n\n");
  });
  return router;
}

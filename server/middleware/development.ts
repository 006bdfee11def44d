import express, { Router } from "express";
import { machinesPage } from "../../client/pages/development/machines.page.tsx";
import { partsPage } from "../../client/pages/development/parts.page.tsx";
import { samplePost } from "../../client/pages/development/sample-post.ts";
import type { Deps } from "../deps.ts";
import { loadList } from "../pages/insights.ts";
import { route } from "../pages/route.ts";
import { servePage } from "../pages/serve-page.ts";

const parts = route("/development/parts", {
  async load(context) {
    const { posts } = await loadList(context);
    const { html } = await context.markdown.render(samplePost);
    return { posts, prose: html };
  },
  page: partsPage,
  cache: "none",
});

const machines = route("/development/machines", {
  load: () => ({}),
  page: machinesPage,
  cache: "none",
});

/**
 * Routes for `npm run dev`: a page of all components, a page of the running state machines, and an event
 * stream whose end tells pages to reload.
 */
export function development(deps: Deps): Router {
  const router = Router();
  router.get(parts.path, servePage(parts, deps));
  router.get(machines.path, servePage(machines, deps));
  router.use(machines.path, express.static("docs/machines", { index: false, redirect: false }));
  router.get("/development/alive", (_request, response) => {
    // The server's timeout for stalled responses must not end the stream.
    response.setTimeout(0);
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write("retry: 200\n\n");
  });
  return router;
}

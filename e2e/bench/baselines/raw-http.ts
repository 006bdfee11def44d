import { createServer, get } from "node:http";
import { buffer } from "node:stream/consumers";

// The minimum work for Node: sends the bytes of the site's compressed page, with the headers to read them.
get(process.env.PAGE_URL ?? "", { headers: { "accept-encoding": "br" } }, async (page) => {
  const body = await buffer(page);
  const headers = {
    "Content-Type": page.headers["content-type"],
    "Content-Encoding": page.headers["content-encoding"],
    "Content-Length": body.length,
  };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  server.listen(Number(process.env.PORT), process.env.HOST);
});

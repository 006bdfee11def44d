import { createServer } from "node:http";

/*
 * The least that Node can do: bytes that are there already, handed over with no more headers
 * than they need to be read. A client that has them is told so without a look at what it has.
 */
let body = Buffer.alloc(0);
let head: string[] = [];

const server = createServer((request, response) => {
  if (request.method === "PUT") {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      body = Buffer.concat(pieces);
      head = ["content-type", "content-encoding"].flatMap((name) => {
        const value = request.headers[name];
        return typeof value === "string" ? [name, value] : [];
      });
      head.push("Content-Length", String(body.length));
      response.end();
    });
  } else if (request.headers["if-none-match"] !== undefined) {
    response.writeHead(304).end();
  } else {
    response.writeHead(200, head).end(body);
  }
});

server.listen(Number(process.env.PORT), process.env.HOST);

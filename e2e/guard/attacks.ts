import { connect, type Socket } from "node:net";
import { paths } from "../../shared/paths.ts";

/** A flood keeps the machine busy as visitors do; few shall notice. */
const FLOODED_MS = 100;
const HOST = "Host: localhost\r\n";
const LONG_HEADERS = `X-Long: ${"a".repeat(1_000)}\r\n`.repeat(64);
const HUGE_BODY = Buffer.alloc(1_000_000, "a");
const post = (bytes: number) =>
  `POST ${paths.api.submitDemoRequest()} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`;

/** How one client tries to keep the others out. */
export interface Attack {
  name: string;
  /** Connections that it holds open at once, opened anew when they are cut. */
  held?: number;
  /** Connections that it opens each second, whatever became of those before. */
  perSecond?: number;
  /** What it may do to the visitors' p99, in milliseconds; undefined: no more than double it. */
  mostMs?: number;
  /** What it sends at once on each. */
  begin(socket: Socket): void;
  /** What it sends each second after that. */
  goOn?(socket: Socket): void;
}

export const attacks: readonly Attack[] = [
  {
    name: "500 slow headers",
    held: 500,
    begin: (socket) => socket.write(`GET / HTTP/1.1\r\n${HOST}`),
    goOn: (socket) => socket.write("X-Slow: 1\r\n"),
  },
  {
    name: "500 slow bodies",
    held: 500,
    begin: (socket) => socket.write(post(10_000)),
    goOn: (socket) => socket.write("a"),
  },
  {
    name: "200 long headers a second",
    mostMs: FLOODED_MS,
    perSecond: 200,
    begin: (socket) => socket.write(`GET / HTTP/1.1\r\n${HOST}${LONG_HEADERS}\r\n`),
  },
  // A line of 400 Mbit/s, filled.
  { name: "50 bodies of 1 MB a second", perSecond: 50, mostMs: FLOODED_MS, begin: sendHugeBody },
  { name: "5000 silent connections", held: 5_000, mostMs: FLOODED_MS, begin: () => undefined },
];

export function open(port: number): Socket {
  return connect({ port, host: "127.0.0.1" }).on("error", () => undefined);
}

function sendHugeBody(socket: Socket): void {
  socket.write(post(HUGE_BODY.length));
  // Like a client that does not listen while it speaks.
  socket.end(HUGE_BODY);
}

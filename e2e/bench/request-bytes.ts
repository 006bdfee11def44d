/** What browsers say that they can read, shortened to what counts here. */
const READABLE = "gzip, deflate, br, zstd";

/** The bytes of a GET, with headers beside those that every browser sends. */
export function getBytes(path: string, headers: Record<string, string> = {}): Buffer {
  return requestBytes("GET", path, { "Accept-Encoding": READABLE, Accept: "*/*", ...headers });
}

export function postBytes(path: string, body: object, headers: Record<string, string>): Buffer {
  const json = JSON.stringify(body);
  const length = String(Buffer.byteLength(json));
  const all = { "Content-Type": "application/json", "Content-Length": length, ...headers };
  return Buffer.concat([requestBytes("POST", path, all), Buffer.from(json)]);
}

function requestBytes(method: string, path: string, headers: Record<string, string>): Buffer {
  const lines = Object.entries({
    Host: "localhost",
    "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
    "Accept-Language": "en-CA,en;q=0.9",
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
}

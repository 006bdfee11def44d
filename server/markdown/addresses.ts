/** Which addresses in a post lead where, seen from the site. */
export interface Addresses {
  /** The address as a page writes it when it is one of this site's own, else undefined. */
  own(address: string): string | undefined;
  /** The whole address, normalised, when it is one of another host, else undefined. */
  foreign(address: string): string | undefined;
}

/** `siteUrl` is the site's public origin. Relative addresses belong to it. */
export function addressesOf(siteUrl: string): Addresses {
  const { origin } = new URL(siteUrl);
  return {
    own(address) {
      if (resolve(address, origin)?.origin !== origin) return undefined;
      return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    },
    foreign(address) {
      const url = resolve(address, origin);
      if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
      return url.origin === origin ? undefined : url.href;
    },
  };
}

/** An absolute address of the web in its normal form; undefined for any other. */
export function absoluteAddress(address: string | null): string | undefined {
  if (address === null || !/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).href;
}

/** A browser's parser decides: "/\host" and a tab between two slashes lead to another host as well. */
function resolve(address: string, origin: string): URL | undefined {
  return URL.canParse(address, origin) ? new URL(address, origin) : undefined;
}

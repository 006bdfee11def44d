/** Which addresses in a post lead where, seen from the site. */
export interface Addresses {
  /** The address as a page writes it when it is one of this site's own, else undefined. */
  own(address: string): string | undefined;
  isForeign(address: string): boolean;
}

/** `siteUrl` is the site's public origin. Relative addresses belong to it. */
export function addressesOf(siteUrl: string): Addresses {
  const { origin } = new URL(siteUrl);
  return {
    own(address) {
      if (resolve(address, origin)?.origin !== origin) return undefined;
      return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    },
    isForeign(address) {
      const url = resolve(address, origin);
      return url !== undefined && /^https?:$/.test(url.protocol) && url.origin !== origin;
    },
  };
}

/** A browser's parser decides: "/\host" and a tab between two slashes lead to another host as well. */
function resolve(address: string, origin: string): URL | undefined {
  return URL.canParse(address, origin) ? new URL(address, origin) : undefined;
}

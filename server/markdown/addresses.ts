/** Tells the site's own addresses in a post from those of other hosts. */
export interface Addresses {
  /** The address for use in a page, if it is on this site. */
  own(address: string): string | undefined;
  /** The absolute, normalized address, if it is on another host. */
  foreign(address: string): string | undefined;
}

/** Creates the functions for a site with this public origin. Relative addresses are the site's own. */
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

/** Parses as browsers do: "/\host" and two slashes with a tab between them lead to another host. */
function resolve(address: string, origin: string): URL | undefined {
  return URL.canParse(address, origin) ? new URL(address, origin) : undefined;
}

import type { Element, Root } from "hast";

export type Addresses = ReturnType<typeof addressesOf>;

/**
 * Tells a site's own addresses in a post from those of other hosts, by the site's public origin. Relative
 * addresses are the site's own.
 */
export function addressesOf(siteUrl: string) {
  const { origin } = new URL(siteUrl);
  return {
    /** The address for use in a page, if it is on this site. */
    own(address: string): string | undefined {
      const url = resolve(address, origin);
      if (url?.origin !== origin || url.protocol === "blob:") return undefined;
      return WITH_HOST.test(address) ? url.href.slice(origin.length) : address;
    },
    /** The absolute, normalized address, if it is on another host. */
    foreign(address: string): string | undefined {
      const url = resolve(address, origin);
      if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
      return url.origin === origin ? undefined : url.href;
    },
  };
}

const WITH_HOST = /^(?:https?:|[/\\]{2})/i;

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Writes schemes such as `Http:` in lower case, as the sanitizer knows them. */
export function lowerSchemes(tree: Root): void {
  for (const { kind, address, element } of referencesIn(tree)) {
    if (!SCHEME.test(address)) continue;
    const lower = address.replace(SCHEME, (scheme) => scheme.toLowerCase());
    element.properties[kind === "link" ? "href" : "src"] = lower;
  }
}

export const FOREIGN_REL = ["noopener", "noreferrer"];

/** Sets `rel` on links to other sites, which then get neither window access nor a referrer. */
export function setForeignRel(tree: Root, addresses: Addresses): void {
  for (const { kind, address, element } of referencesIn(tree)) {
    if (kind === "link" && addresses.foreign(address)) element.properties.rel = FOREIGN_REL;
  }
}

/** Parses as browsers do: "/\host" and two slashes with a tab between them lead to another host. */
function resolve(address: string, origin: string): URL | undefined {
  return URL.canParse(address, origin) ? new URL(address, origin) : undefined;
}

/** A picture or a link in a tree of HTML. */
export interface ElementReference {
  kind: "picture" | "link";
  element: Element;
  /** Empty for a picture without an address. */
  address: string;
  parent: Root | Element;
  isInLink: boolean;
}

/**
 * Lists what a post refers to, in its order. Markdown, definitions of references and raw HTML are all elements here,
 * so checks, the import of pictures and the page find the same.
 */
export function referencesIn(tree: Root): ElementReference[] {
  const found: ElementReference[] = [];
  const read = (parent: Root | Element, isInLink: boolean) => {
    for (const element of parent.children) {
      if (element.type !== "element") continue;
      const reference = referenceOf(element);
      if (reference !== undefined) found.push({ ...reference, element, parent, isInLink });
      read(element, isInLink || element.tagName === "a");
    }
  };
  read(tree, false);
  return found;
}

function referenceOf({
  tagName,
  properties: { src, href },
}: Element): Pick<ElementReference, "kind" | "address"> | undefined {
  if (tagName === "img") return { kind: "picture", address: typeof src === "string" ? src : "" };
  if (tagName === "a" && typeof href === "string") return { kind: "link", address: href };
  return undefined;
}

import { longDate } from "../../../shared/format.ts";
import { Stack, Wrap } from "../../components/layout.tsx";
import { alternatePage, definePage } from "../../page.ts";
import { notFound } from "../errors/not-found.page.tsx";
import { type InsightData, insight } from "../insight/insight.page.tsx";

export interface PreviewData extends InsightData {
  isPublic: boolean;
}

/** A post as readers will see it, with a note that it is a preview. */
export const preview = definePage<PreviewData>({
  name: "preview",
  path: "/preview/:slug/:token",
  cache: "none",
  async load({ posts, params: { slug = "", token = "" } }) {
    const found = await posts.findPreview(slug, token);
    return found ?? alternatePage(404, notFound, { path: "/preview" });
  },
  head: (data, site) => {
    const { title, description } = insight.head(data, site);
    return { title: `Preview: ${title}`, description, noindex: true };
  },
  View: ({ data, site }) => (
    <>
      <Wrap role="note">
        <Stack gap={2} rule>
          <b>{stateOf(data)}</b>
        </Stack>
      </Wrap>
      <insight.View data={data} site={site} />
    </>
  ),
});

function stateOf({ isPublic, post: { publishedAt } }: PreviewData): string {
  if (isPublic) return "Preview. Readers see this post.";
  const date = publishedAt?.startsWith("9999") ? null : publishedAt;
  return `Preview. Readers do not see this post${date ? ` before ${longDate(date)}` : ""}.`;
}

import type { Domain } from '@gektar/contract/domain.ts';
import { linkMessageEndpoints } from '@gektar/contract/sharing/link-message-calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { LinkCallsOfSelection } from '#sharing/selection/selection-kind.ts';

/** All links of a selection, the first one first. */
export function linksQuery(
  domain: Domain,
  calls: Pick<LinkCallsOfSelection, 'all'>,
  { selectionId, requestId }: { readonly selectionId: string; readonly requestId: string },
) {
  return queryOptions({
    queryKey: [domain, 'links', selectionId],
    queryFn: ({ signal }) => calls.all(selectionId, { signal }),
    staleTime: 0,
    meta: { changedBy: ['selection'], changedById: requestId },
  });
}

/** The employee's own text of messages with links. */
export const linkMessageQuery = queryOptions({
  queryKey: ['link-message'],
  queryFn: ({ signal }) => call(linkMessageEndpoints.read, undefined, { signal }),
  staleTime: 300_000,
});

/** Preview of a link, as messengers show it. */
export interface ShownPreview {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  readonly image: string | undefined;
}

/** The preview of a link, read from the head of its page as messengers do; null when there is none. */
export function linkPreviewQuery(address: string) {
  return queryOptions({
    queryKey: ['link-preview', address],
    queryFn: async ({ signal }): Promise<ShownPreview | null> =>
      previewIn(await (await fetch(address, { signal })).text()),
    staleTime: 60_000,
    retry: false,
  });
}

/** The preview in the head of a page. */
export function previewIn(page: string): ShownPreview | null {
  const head = new DOMParser().parseFromString(page, 'text/html').head;
  const content = (name: string) => head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
  const title = content('title');
  if (!title) return null;
  return {
    title,
    description: content('description') ?? '',
    siteName: content('site_name') ?? '',
    image: content('image') ?? undefined,
  };
}

import type { Talk, TalkDraft, TalkEdit } from '@gektar/contract/people/talk.ts';
import { createTalk, deleteTalk, restoreTalk, updateTalk } from '@gektar/contract/people/talk-calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Refetches everything that shows talks. */
export function reloadTalks(client: QueryClient): Promise<unknown> {
  return client.invalidateQueries({ queryKey: ['customers'] });
}

/** Requests that change talks. */
export const talkActions = {
  create: (body: TalkDraft): Promise<Talk> => call(createTalk, { body }),
  update: (body: TalkEdit): Promise<Talk> => call(updateTalk, { body }),
  remove: (id: string) => call(deleteTalk, { params: { id } }),
  restore: (id: string): Promise<Talk> => call(restoreTalk, { params: { id } }),
} as const;

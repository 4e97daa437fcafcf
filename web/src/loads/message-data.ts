import type { Domain } from '@gektar/contract/domain.ts';
import type { GivenAnswer } from '@gektar/contract/loads/load-answer.ts';
import { industrialMessages, landMessages } from '@gektar/contract/loads/message-calls.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** The calls of messages of each domain; both have the same ones. */
const messageCalls = { land: landMessages, industrial: industrialMessages } as const;

/** Objects found in a message, with these answers applied; nothing is stored. */
export function messageQuery(domain: Domain, text: string, answers: readonly GivenAnswer[]) {
  return queryOptions({
    queryKey: [domain, 'message', text, answers],
    queryFn: ({ signal }) => call(messageCalls[domain].read, { body: { text, answers: [...answers] } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

export interface DraftOfMessage {
  readonly newId: string;
  readonly text: string;
  readonly answers: readonly GivenAnswer[];
  /** Key of the object within the message. */
  readonly key: string;
}

/** Stores an object of a message as a draft. */
export async function draftMessage(client: QueryClient, domain: Domain, about: DraftOfMessage): Promise<void> {
  await call(messageCalls[domain].draft, { body: { ...about, answers: [...about.answers] } });
  await client.invalidateQueries({ queryKey: [domain, 'drafts'] });
}

import type { Domain } from '@gektar/contract/domain.ts';
import type { CallsOf } from '@gektar/contract/endpoint.ts';
import type {
  ReceivedAnswer,
  ReceivedAnswers,
  receivedAnswerEndpoints,
} from '@gektar/contract/sharing/client-answers.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Requests about the answers of a domain's clients. */
export type AnswerCalls = ReturnType<typeof answerCalls>;

export function answerCalls(domain: Domain, calls: CallsOf<ReturnType<typeof receivedAnswerEndpoints<Domain>>>) {
  return {
    ofRequest: (requestId: string) =>
      queryOptions({
        queryKey: [domain, 'client-answers', requestId],
        queryFn: ({ signal }): Promise<ReceivedAnswers> => call(calls.ofRequest, { params: { requestId } }, { signal }),
        // Clients answer in their own browsers: cached answers may be outdated at any time.
        staleTime: 0,
        meta: { changedBy: ['selection', 'showing'], changedById: requestId },
      }),
    see: (requestId: string) => call(calls.seen, { params: { requestId } }),
    reply: (itemId: string, body: { id: string; linkId: string; text: string }) =>
      call(calls.reply, { params: { id: itemId }, body }),
    setVisit: (itemId: string, body: { linkId: string; dateTime: string | null }) =>
      call(calls.setVisit, { params: { id: itemId }, body }),
  } as const;
}

/** Question of an answer that waits for a reply: the last message, if it is the client's. */
export function openQuestion({ messages }: Pick<ReceivedAnswer, 'messages'>) {
  const last = messages.at(-1);
  return last && !last.isReply ? last : undefined;
}

/** Whether a client waits for a time of a visit. */
export function isVisitOpen({ visit }: Pick<ReceivedAnswer, 'visit'>): boolean {
  return visit !== null && visit.dateTime === null;
}

/** Number of answers in which a client waits for the broker: for a reply or for a time. */
export function countWaiting(items: readonly Pick<ReceivedAnswer, 'messages' | 'visit'>[]): number {
  return items.reduce((sum, one) => sum + Number(openQuestion(one) !== undefined) + Number(isVisitOpen(one)), 0);
}

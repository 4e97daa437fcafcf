import type { Domain } from '@gektar/contract/domain.ts';
import type { ClientAnswer, clientAnswerEndpoints, SentAnswer } from '@gektar/contract/sharing/client-answers.ts';
import { callAsClient } from '#api/client-call.ts';

type Endpoints = ReturnType<typeof clientAnswerEndpoints<Domain>>;

/** A link: its domain, the id by which it is opened, and the accepted code. */
export interface OpenLink {
  readonly domain: Domain;
  readonly id: string;
  readonly code: string;
}

const pathOf = (domain: Domain) => `/api/${domain}/request-selections-for-clients` as const;

/** Answers already given through the link. */
export async function readAnswers({ domain, id, code }: OpenLink, signal: AbortSignal): Promise<ClientAnswer[]> {
  const line = { method: 'GET', path: `${pathOf(domain)}/{id}/answers` } as const;
  const { items } = await callAsClient<Endpoints['read']>(line, { params: { id }, query: { password: code } }, signal);
  return items;
}

/** Sends an answer about an item. */
export function sendAnswer(
  { domain, id: link, code }: OpenLink,
  itemId: string,
  sent: SentAnswer,
): Promise<ClientAnswer> {
  const line = { method: 'POST', path: `${pathOf(domain)}/request-selection-item/{id}/answer` } as const;
  return callAsClient<Endpoints['answer']>(line, {
    params: { id: itemId },
    query: { password: code, link },
    body: sent,
  });
}

/** Counts an opening of an item's page; a failure changes nothing for the client. */
export function sendOpening({ domain, id: link, code }: OpenLink, itemId: string): void {
  const line = { method: 'POST', path: `${pathOf(domain)}/request-selection-item/{id}/open` } as const;
  callAsClient<Endpoints['open']>(line, { params: { id: itemId }, query: { password: code, link } }).catch(
    () => undefined,
  );
}

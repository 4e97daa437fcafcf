import type { Domain } from '@gektar/contract/domain.ts';
import {
  type Draft,
  type DraftKind,
  type DraftOutcome,
  type DraftPage,
  draftKinds,
} from '@gektar/contract/drafts/draft.ts';
import { industrialDrafts, landDrafts } from '@gektar/contract/drafts/draft-calls.ts';
import { MAX_DRAFTS } from '@gektar/contract/drafts/draft-limits.ts';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { call } from '#api/call.ts';

/** The calls of the drafts of each domain; both have the same ones. */
const draftCalls = { land: landDrafts, industrial: industrialDrafts } as const;

const TAKE = 100;

/** Prefix of the query keys of all drafts of a domain. */
export const draftsKey = (domain: Domain) => [domain, 'drafts'] as const;

/** Pages of drafts, newest first. @param loadId load that made them; undefined: all */
export function draftsQuery(domain: Domain, text: string, loadId?: string) {
  return infiniteQueryOptions({
    queryKey: [...draftsKey(domain), 'list', text, loadId],
    queryFn: ({ signal, pageParam }) =>
      call(draftCalls[domain].list, { query: { text, loadId, take: TAKE, skip: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ drafts }: DraftPage, _: unknown, skip: number) =>
      drafts.length < TAKE ? undefined : skip + TAKE,
    placeholderData: keepPreviousData,
    meta: { changedBy: ['draft'] },
  });
}

/** Most drafts of a kind that a queue knows. */
const MOST_IN_QUEUE = 200;

/** Drafts that a queue goes through, by kind. @param loadId load that made them; undefined: all */
export function queueQuery(domain: Domain, loadId: string | undefined) {
  return queryOptions({
    queryKey: [...draftsKey(domain), 'queue', loadId],
    queryFn: async ({ signal }) => {
      const pages = draftKinds[domain].map((kind) =>
        call(draftCalls[domain].list, { query: { loadId, kind, take: MOST_IN_QUEUE } }, { signal }),
      );
      return (await Promise.all(pages)).flatMap(({ drafts }) => drafts);
    },
    meta: { changedBy: ['draft'] },
  });
}

/** Query of one draft. */
export function draftQuery(domain: Domain, id: string) {
  return queryOptions({
    queryKey: [...draftsKey(domain), 'one', id],
    queryFn: ({ signal }) => call(draftCalls[domain].get, { params: { id } }, { signal }),
    meta: { changedBy: ['draft'] },
  });
}

/** Drafts found by text, for the palette. */
export async function searchDrafts(domain: Domain, text: string, signal: AbortSignal): Promise<Draft[]> {
  return (await call(draftCalls[domain].list, { query: { text, take: 5 } }, { signal })).drafts;
}

/** Fetches the drafts of a domain again. */
export function refreshDrafts(client: QueryClient, domain: Domain): Promise<void> {
  return client.invalidateQueries({ queryKey: draftsKey(domain) });
}

/** Stores the fields of a draft. @returns its new state */
export function updateDraft(
  domain: Domain,
  { id, rowVersion }: Pick<Draft, 'id' | 'rowVersion'>,
  fields: Draft['fields'],
): Promise<Draft> {
  return call(draftCalls[domain].update, { body: { id, rowVersion, fields } });
}

/** Makes objects of drafts. @returns outcome of each */
export async function completeDrafts(domain: Domain, ids: readonly string[]): Promise<DraftOutcome[]> {
  const outcomes: DraftOutcome[] = [];
  for (let from = 0; from < ids.length; from += MAX_DRAFTS) {
    const body = { ids: ids.slice(from, from + MAX_DRAFTS) };
    outcomes.push(...(await call(draftCalls[domain].complete, { body })).outcomes);
  }
  return outcomes;
}

/** Deletes drafts of one kind. @returns ids of the operations, which can be undone */
export async function deleteDrafts(domain: Domain, kind: DraftKind, ids: readonly string[]): Promise<string[]> {
  const operationIds: string[] = [];
  for (let from = 0; from < ids.length; from += MAX_DRAFTS) {
    const operationId = uuidv7();
    await call(draftCalls[domain].delete, { body: { operationId, kind, ids: ids.slice(from, from + MAX_DRAFTS) } });
    operationIds.push(operationId);
  }
  return operationIds;
}

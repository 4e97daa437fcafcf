import type { Domain } from '@gektar/contract/domain.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { keepAnswer } from './keep-answer.ts';

interface EntityKeys {
  readonly domain: Domain;
  readonly names: readonly [one: string, many: string];
  /** Key of lists, counts and maps. */
  readonly all: QueryKey;
  readonly keyOf: (id: string) => QueryKey;
}

/** Updates of the cache after a write to an entity. */
export function entityUpdates<One extends { readonly id: string }>({ domain, names, all, keyOf }: EntityKeys) {
  const askAgain = (client: QueryClient, id: string) =>
    Promise.all([
      client.invalidateQueries({ queryKey: all }),
      client.invalidateQueries({ queryKey: [...keyOf(id), 'history'] }),
    ]);
  return {
    /** After a write: caches the entity; refetches lists and its history, and waits for them. */
    async keep(client: QueryClient, entity: One): Promise<void> {
      await keepAnswer<One>(client, keyOf(entity.id), () => entity);
      await askAgain(client, entity.id);
    },

    /** Like `keep`, but does not wait for the refetches: a form closes at once. */
    async keepSaved(client: QueryClient, entity: One): Promise<void> {
      await keepAnswer<One>(client, keyOf(entity.id), () => entity);
      void askAgain(client, entity.id);
    },

    /** After changes to many entities: refetches everything about them. */
    refresh: (client: QueryClient) => refreshEntities(client, domain, names),

    /** After a deletion: removes the entity from the cache and refetches lists. */
    async drop(client: QueryClient, id: string): Promise<void> {
      client.removeQueries({ queryKey: keyOf(id) });
      await client.invalidateQueries({ queryKey: all });
    },
  };
}

/** Refetches everything about the entities of these names. */
export async function refreshEntities(
  client: QueryClient,
  domain: Domain,
  names: readonly [one: string, many: string],
): Promise<void> {
  await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [domain, name] })));
}

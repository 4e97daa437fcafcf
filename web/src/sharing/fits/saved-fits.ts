import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { createSignal } from '#ui/signal.ts';
import type { FitsKind, FittedRequest } from './fits-kind.ts';
import { savedFitsQuery } from './fits-queries.ts';

type Named = Pick<FitsKind<FittedRequest>, 'domain' | 'name' | 'changedBy' | 'find'>;

/** A save whose fits are shown on the page of the object until it is closed or left. */
export interface SavedFits {
  readonly name: Named['name'];
  readonly id: string;
  /** Number of requests before the save; undefined after a creation, or when it was not counted in time. */
  readonly before: number | undefined;
  /** 'до снижения цены' */
  readonly cause: string;
  /** When it was saved (ms since 1970): matches read before are not shown. */
  readonly at: number;
}

const saved = createSignal<SavedFits | undefined>(undefined);

/** Number of requests that each object in an open form fitted when it was last stored, by kind and id. */
const counted = new Map<string, number>();
const keyOf = (name: string, id: string) => `${name} ${id}`;

async function count(client: QueryClient, kind: Named, id: string): Promise<void> {
  const { all } = await client.fetchQuery(savedFitsQuery(kind, id));
  counted.set(keyOf(kind.name, id), all);
}

/** Counts the requests that an object fits when its form is opened. A failure only leaves out the comparison. */
export function useFitsBefore(kind: Named, id: string): void {
  const client = useQueryClient();
  useEffect(() => {
    void count(client, kind, id).catch(() => undefined);
    return () => void counted.delete(keyOf(kind.name, id));
  }, [client, kind, id]);
}

/**
 * Notes a save. Its matches are counted by the page of the object, not here. @param cause undefined after a creation
 */
export function noteSavedFits({ name }: Pick<Named, 'name'>, id: string, cause: string | undefined): void {
  const before = cause === undefined ? undefined : counted.get(keyOf(name, id));
  counted.delete(keyOf(name, id));
  saved.set({ name, id, before, cause: cause ?? '', at: Date.now() });
}

export function closeSavedFits(): void {
  saved.set(undefined);
}

/** The last save of an object, while it is shown. */
export function useSavedFits({ name }: Pick<Named, 'name'>, id: string): SavedFits | undefined {
  const last = useSyncExternalStore(saved.subscribe, saved.get);
  return last?.id === id && last.name === name ? last : undefined;
}

/** 'до снижения цены', from the numbers before and after a save. @param what genitive: 'цены' */
export function causeOf(what: string, before: number | null, after: number | null): string {
  if (before === null || after === null || before === after) return 'до изменений';
  return after < before ? `до снижения ${what}` : `до повышения ${what}`;
}

import { useDebouncedValue } from '@mantine/hooks';
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasWords } from './marked-parts.ts';
import type { PaletteDestination, PaletteEntry, PaletteSource } from './palette-entry.ts';
import { recentEntries } from './recent-entries.ts';

/** A pause in typing after which the server is asked. */
const PAUSE_MS = 90;

export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

export interface PaletteAnswer {
  readonly groups: readonly PaletteGroup[];
  /** An answer to the present text is still on its way: what is shown answers an earlier one. */
  readonly isWaiting: boolean;
  /** Asks again where it failed; undefined: nothing failed. */
  readonly retry: (() => void) | undefined;
}

/**
 * What the palette shows for a text: for none what was opened lately and all destinations. Every source is asked by
 * itself, so that a slow or a failed one holds up none of the others; an answer to a text that is no longer there is
 * dropped.
 * @param text trimmed
 */
export function usePaletteGroups(
  text: string,
  sources: readonly PaletteSource[],
  destinations: readonly PaletteDestination[],
): PaletteAnswer {
  const client = useQueryClient();
  // One opening knows nothing of what was found in another.
  const [opening] = useState(() => ['palette', Date.now()] as const);
  const [recent] = useState(recentEntries);
  const [asked] = useDebouncedValue(text, PAUSE_MS);
  const answers = useQueries({
    queries: sources.map((source) => ({
      queryKey: [...opening, source.key, asked],
      queryFn: ({ signal }: { signal: AbortSignal }) => source.search(asked, signal),
      enabled: asked !== '' && text !== '',
      placeholderData: () => lastAnswer(client, [...opening, source.key]),
      retry: false,
    })),
  });
  if (text === '') {
    return {
      groups: filled([
        { title: 'Недавние', entries: recent },
        { title: 'Перейти', entries: destinations },
      ]),
      isWaiting: false,
      retry: undefined,
    };
  }
  const failed = answers.filter(({ isError }) => isError);
  return {
    groups: filled([
      ...sources.map(({ title }, index) => ({ title, entries: answers[index]?.data ?? [] })),
      { title: 'Перейти', entries: destinations.filter(({ title, words }) => hasWords(`${title} ${words}`, text)) },
    ]),
    isWaiting: asked !== text || answers.some(({ isFetching }) => isFetching),
    retry: failed.length === 0 ? undefined : () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

function filled(groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  return groups.filter(({ entries }) => entries.length > 0);
}

/** What a source found last stays on the screen until the next answer. */
function lastAnswer(client: QueryClient, queryKey: readonly unknown[]): readonly PaletteEntry[] | undefined {
  const answered = client.getQueryCache().findAll({ queryKey, predicate: ({ state }) => state.status === 'success' });
  const [last] = answered.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  return last?.state.data as readonly PaletteEntry[] | undefined;
}

import { useDebouncedValue } from '@mantine/hooks';
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasWords } from './marked-parts.ts';
import type { PaletteDestination, PaletteEntry, PaletteSource } from './palette-entry.ts';
import { recentEntries } from './recent-entries.ts';

/** Pause in typing after which the server is queried (ms). */
const PAUSE_MS = 90;

export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

export interface PaletteAnswer {
  readonly groups: readonly PaletteGroup[];
  /** Whether results for the current text are loading; results for an earlier text are shown meanwhile. */
  readonly isWaiting: boolean;
  /** Retries failed sources; undefined without a failure. */
  readonly retry: (() => void) | undefined;
}

/**
 * Groups of the palette for a text: without text recent entries and all destinations. Sources are queried separately,
 * so that a slow or failed one does not delay the others; answers to an outdated text are dropped.
 * @param text trimmed
 */
export function usePaletteGroups(
  text: string,
  sources: readonly PaletteSource[],
  destinations: readonly PaletteDestination[],
): PaletteAnswer {
  const client = useQueryClient();
  // Results are not shared between openings of the palette.
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

/** The previous results of a source, shown until its next answer. */
function lastAnswer(client: QueryClient, queryKey: readonly unknown[]): readonly PaletteEntry[] | undefined {
  const answered = client.getQueryCache().findAll({ queryKey, predicate: ({ state }) => state.status === 'success' });
  const [last] = answered.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  return last?.state.data as readonly PaletteEntry[] | undefined;
}

import type { Domain } from '@gektar/contract/domain.ts';
import type { TypedPhone } from '@gektar/contract/people/typed-phone.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callerCardQuery, callersQuery } from '#people/callers/caller-data.ts';
import type { PaletteSource } from '#ui/palette/palette-entry.ts';
import { usePaletteGroups } from '#ui/palette/use-palette-groups.ts';
import { callerGroups, isUnknown, type Person } from './caller-entries.ts';

/** Pause in typing after which the server is queried (ms). */
const PAUSE_MS = 90;

export interface CallersAbout {
  readonly domain: Domain;
  readonly phone: TypedPhone;
  /** The number as typed. */
  readonly text: string;
  /** Other sources of results for the same digits. */
  readonly sources: readonly PaletteSource[];
}

/** People with a telephone number, other results for its digits, and the actions on the person who was active last. */
export function useCallers({ domain, phone, text, sources }: CallersAbout) {
  const [asked] = useDebouncedValue(text, PAUSE_MS);
  const answer = useQuery({ ...callersQuery(asked), placeholderData: keepPreviousData, retry: false });
  const rest = usePaletteGroups(text, sources, []);
  const isAsking = asked !== text || answer.isFetching;
  const isWaiting = isAsking || rest.isWaiting;
  const { data: callers } = answer;
  const known = new Set(callers?.found.map(({ kind, id }) => `${kind}/${id}`));
  const others = rest.groups
    .map(({ title, entries }) => ({ title, entries: entries.filter(({ key }) => !known.has(key)) }))
    .filter(({ entries }) => entries.length > 0);

  // Key of the person who was active last, to whom the actions apply.
  const [lastKey, setLastKey] = useState<string>();
  const people = callerGroups({ domain, phone, callers, others, person: undefined, card: undefined })
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.type === 'person');
  const last = people.find(({ key }) => key === lastKey) ?? people.find(({ is }) => is === 'found');
  const person: Person | undefined = last?.person;
  const { data: card } = useQuery({
    ...callerCardQuery(person ?? { kind: 'contact', id: '' }),
    enabled: person !== undefined,
  });
  const groups = callerGroups({ domain, phone, callers, others, person, card });
  return {
    groups,
    entries: groups.flatMap((group) => group.entries),
    person,
    isAsking,
    isWaiting,
    isNumberUnknown: !isWaiting && !answer.isError && isUnknown(callers, others),
    /** @param key of the highlighted person */
    noteActive(key: string) {
      if (key !== lastKey) setLastKey(key);
    },
    retry: answer.isError || rest.retry ? () => void Promise.all([answer.refetch(), rest.retry?.()]) : undefined,
  };
}

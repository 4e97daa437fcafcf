import { useLocalStorage } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { pagingOf } from '#ui/paging.ts';
import type { NearQueries } from './near-queries.ts';
import type { RequestMatch } from './request-match.ts';
import type { ReasonEditing } from './unknown-field.tsx';

/** 'Почти подходят' of a search inside a request. */
export interface NearAbout<Row, Search> {
  readonly match: RequestMatch<Row>;
  /** The queries for the criteria in force. */
  readonly queriesFor: (criteria: Search, withUnknown: boolean) => NearQueries<Row>;
  /** 'Открыть вакансию' */
  readonly openLabel: string;
  /** Editing of a field whose value is unknown. */
  readonly editing: ReasonEditing;
}

export const NEAR_FAILURE = 'Не удалось посчитать соответствие';

/** Whether the section is open at first; afterwards each person's choice is stored. */
const OPEN_AT_FIRST = true;

export interface Near<Row> {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Whether it was opened or folded by hand: then the new head takes the focus of the head that it replaces. */
  readonly wasToggled: boolean;
  readonly withUnknown: boolean;
  readonly setWithUnknown: (withUnknown: boolean) => void;
  /** Number of rows; undefined while unknown. */
  readonly count: number | undefined;
  /** Whether the first number of rows is still to come. */
  readonly isCounting: boolean;
  readonly rows: readonly Row[];
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
  readonly onEndReached: (() => void) | undefined;
  readonly isLoadingMore: boolean;
  readonly failure: string | undefined;
}

/** The best rows loaded so far, their number, and the settings of the section. */
export function useNear<Row, Search>(
  { queriesFor }: NearAbout<Row, Search>,
  domain: string,
  criteria: Search,
  isWanted: boolean,
): Near<Row> {
  const [isOpen, setOpen] = useStored(`near.${domain}.open`, OPEN_AT_FIRST);
  const [wasToggled, setWasToggled] = useState(false);
  const [withUnknown, setWithUnknown] = useStored(`near.${domain}.with-unknown`, true);
  const queries = queriesFor(criteria, withUnknown);
  const count = useQuery({ ...queries.count, enabled: isWanted });
  const list = useInfiniteQuery({ ...queries.list, enabled: isWanted && isOpen });
  const rows = useMemo((): readonly Row[] => list.data?.pages.flat() ?? [], [list.data]);
  const isFailed = count.isError || list.isLoadingError || list.isRefetchError;
  return {
    isOpen,
    setOpen(next) {
      setWasToggled(true);
      setOpen(next);
    },
    wasToggled,
    withUnknown,
    setWithUnknown,
    count: isFailed ? undefined : count.data,
    isCounting: count.isPending && !isFailed,
    rows: isFailed ? NONE : rows,
    isPending: list.isPending && isOpen && !isFailed,
    isFailed,
    retry: () => {
      void count.refetch();
      if (isOpen) void list.refetch();
    },
    ...pagingOf(list, { total: count.data, failure: NEAR_FAILURE }),
    failure: list.isFetchNextPageError ? NEAR_FAILURE : undefined,
  };
}

const NONE: readonly never[] = [];

function useStored(key: string, defaultValue: boolean) {
  return useLocalStorage<boolean>({ key, defaultValue, getInitialValueInEffect: false });
}

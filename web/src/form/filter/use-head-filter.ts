import { useMemo } from 'react';
import { useLatest } from '#table/use-latest.ts';
import type { FilterAbout, SetCriteria } from './criterion.ts';
import type { HeadCriteria } from './head-criteria.ts';
import { headFilterOf } from './head-filter.tsx';

/**
 * Filters in the heads of a list's table; undefined without any. The same function until the criteria change, so that
 * heads do not render again.
 * @param change receives all criteria
 */
export function useHeadFilter(
  ofColumn: HeadCriteria | undefined,
  { criteria, canBeSet }: Pick<FilterAbout, 'criteria' | 'canBeSet'>,
  values: SetCriteria,
  change: (criteria: SetCriteria) => void,
) {
  const latestChange = useLatest(change);
  return useMemo(
    () =>
      ofColumn &&
      headFilterOf({
        ofColumn,
        criteria,
        canBeSet,
        values,
        onChange: (name, value) => latestChange.current({ ...values, [name]: value }),
      }),
    [ofColumn, criteria, canBeSet, values, latestChange],
  );
}

import { useMemo } from 'react';
import { useLatest } from '#table/use-latest.ts';
import type { FilterAbout, SetCriteria } from './criterion.ts';
import type { HeadCriteria } from './head-criteria.ts';
import { headFilterOf } from './head-filter.tsx';

/**
 * Filters for the column heads of a list; undefined if it has none. The returned function is stable until the criteria
 * change, so that heads do not render again.
 * @param change called with all criteria
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

import type { PluralForms } from '@gektar/format/plural.ts';
import { missing } from '@gektar/format/words.ts';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useSettled } from '#form/typing/use-settled.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './fitting-count.module.css';
import { fittingText } from './fitting-text.ts';

export interface FittingCountProps<Filter, Key extends QueryKey> {
  /** Search filter of the request in the form; undefined while the form has values that no search accepts. */
  readonly filter: Filter | undefined;
  readonly countQuery: (filter: Filter) => UseQueryOptions<number, Error, number, Key>;
  readonly counted: PluralForms;
  /** Scope of the count: 'сейчас, среди активных'. */
  readonly among: string;
}

/** Number of objects that match a request as entered in its form. */
export function FittingCount<Filter extends object, Key extends QueryKey>({
  filter,
  countQuery,
  counted,
  among,
}: FittingCountProps<Filter, Key>) {
  const { settled, isSettled } = useSettled(filter);
  const { data: count, isPlaceholderData } = useQuery({
    ...countQuery(settled ?? ({} as Filter)),
    enabled: settled !== undefined,
  });
  const isStale = settled !== undefined && (isPlaceholderData || !isSettled);
  return (
    <>
      <div className={classes.count} data-stale={isStale || undefined} role="status">
        {settled === undefined || count === undefined ? missing.dash : fittingText(count, counted)}
      </div>
      <Text as="div" size={12} c="mute">
        {among}
      </Text>
    </>
  );
}

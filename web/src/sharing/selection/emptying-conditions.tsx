import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import type { FoundQueries } from '#api/entity-queries.ts';
import type { FilterAbout, SetCriteria } from '#form/filter/criterion.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { byCount } from './by-count.ts';

interface EmptyingConditionsProps<Filter extends object> {
  readonly about: FilterAbout;
  /** Set conditions that together match nothing. */
  readonly set: SetCriteria;
  readonly filterOf: (criteria: SetCriteria) => Filter;
  readonly queries: Pick<FoundQueries<never, Filter, never>, 'count'>;
  /** Noun of the rows: 'вакансия', 'вакансии', 'вакансий'. */
  readonly counted: PluralForms;
  readonly onChange: (criteria: SetCriteria) => void;
}

/** Largest number of conditions shown: those whose removal gives the most results. */
const MOST = 4;

interface NothingFoundProps<Filter extends object> extends EmptyingConditionsProps<Filter> {
  readonly picture: 'no-warehouse' | undefined;
}

/** An empty search, with the conditions whose removal gives results. */
export function NothingFound<Filter extends object>({ picture, ...conditions }: NothingFoundProps<Filter>) {
  return (
    <EmptyState
      title="Нет данных"
      picture={picture}
      caption="Под эти условия ничего не подходит. Снимите часть условий: запрос от этого не изменится"
    >
      <EmptyingConditions {...conditions} />
      <Button variant="filled" onClick={() => conditions.onChange({})}>
        Снять все условия
      </Button>
    </EmptyState>
  );
}

/** For each condition of an empty search: the number of results without it, the largest first. */
function EmptyingConditions<Filter extends object>(props: EmptyingConditionsProps<Filter>) {
  const { about, set, filterOf, queries, counted, onChange } = props;
  const names = Object.keys(set).filter((name) => set[name] !== undefined && about.criteria[name] !== undefined);
  const without = (name: string): SetCriteria => ({ ...set, [name]: undefined });
  const counts = useQueries({ queries: names.map((name) => queries.count(filterOf(without(name)))) });
  if (names.length === 0 || counts.some(({ isPending }) => isPending)) return null;
  const opening = byCount(names.map((name, index) => ({ name, count: counts[index]?.data ?? 0 }))).slice(0, MOST);
  if (opening.length === 0) return <Text c="soft">Мешают несколько условий сразу: одного снять мало</Text>;
  return (
    <Stack gap={4} align="center">
      {opening.map(({ name, count }) => (
        <LinkButton key={name} onClick={() => onChange(without(name))}>
          Без условия «{about.criteria[name]?.short ?? about.criteria[name]?.label}»: {formatCountOf(count, counted)}
        </LinkButton>
      ))}
    </Stack>
  );
}

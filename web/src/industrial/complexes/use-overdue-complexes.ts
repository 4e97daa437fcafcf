import { useQuery } from '@tanstack/react-query';
import type { OverdueArea } from '#overdue/overdue-area.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { useFetchedSoon } from '#ui/use-fetched-soon.ts';
import { useComplexBulk } from './complex-bulk.ts';
import { overdueComplexQueries } from './complex-list-data.ts';

const load = async () => ({ default: (await import('./overdue-complexes.tsx')).OverdueComplexes });
const Panel = lazyPart(load);

/** Complexes of the industrial domain whose vacancies have to be confirmed (N-05). */
export function useOverdueComplexes(): OverdueArea {
  const { running, stop, run } = useComplexBulk();
  const bulk = { running, stop, run: (ids: readonly string[]) => run('actualizeVacancies', ids) };
  useFetchedSoon(load);
  const { data: ownCount = 0 } = useQuery(overdueComplexQueries.count('own'));
  return { domain: 'industrial', label: 'Просроченные комплексы', ownCount, bulk, Panel };
}

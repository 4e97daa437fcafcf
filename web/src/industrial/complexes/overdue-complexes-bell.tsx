import { OverdueBell } from '#overdue/overdue-bell.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useComplexBulk } from './complex-bulk.ts';
import { overdueComplexQueries } from './complex-list-data.ts';

const load = async () => ({ default: (await import('./overdue-complexes.tsx')).OverdueComplexes });
const Panel = lazyPart(load);

/** Bell of the industrial domain: complexes whose vacancies have to be confirmed (N-05). */
export function OverdueComplexesBell() {
  const { running, stop, run } = useComplexBulk();
  const bulk = { running, stop, run: (ids: readonly string[]) => run('actualizeVacancies', ids) };
  return (
    <OverdueBell label="Просроченные комплексы" queries={overdueComplexQueries} bulk={bulk} Panel={Panel} load={load} />
  );
}

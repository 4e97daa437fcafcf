import { OverdueBell } from '#overdue/overdue-bell.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { usePropertyBulk } from './property-bulk.ts';
import { overduePropertyQueries } from './property-data.ts';

const load = async () => ({ default: (await import('./overdue-properties.tsx')).OverdueProperties });
const Panel = lazyPart(load);

/** Bell of the land domain: objects to be confirmed (1§2, D-06). */
export function OverduePropertiesBell() {
  const { running, stop, run } = usePropertyBulk();
  const bulk = { running, stop, run: (ids: readonly string[]) => run('actualize', ids) };
  return (
    <OverdueBell label="Просроченные объекты" queries={overduePropertyQueries} bulk={bulk} Panel={Panel} load={load} />
  );
}

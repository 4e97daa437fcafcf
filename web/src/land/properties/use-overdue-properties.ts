import { useQuery } from '@tanstack/react-query';
import type { OverdueArea } from '#overdue/overdue-area.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { useFetchedSoon } from '#ui/use-fetched-soon.ts';
import { usePropertyBulk } from './property-bulk.ts';
import { overduePropertyQueries } from './property-data.ts';

const load = async () => ({ default: (await import('./overdue-properties.tsx')).OverdueProperties });
const Panel = lazyPart(load);

/** Objects of the land domain to be confirmed (1§2, D-06). */
export function useOverdueProperties(): OverdueArea {
  const { running, stop, run } = usePropertyBulk();
  const bulk = { running, stop, run: (ids: readonly string[]) => run('actualize', ids) };
  useFetchedSoon(load);
  const { data: ownCount = 0 } = useQuery(overduePropertyQueries.count('own'));
  return { domain: 'land', label: 'Просроченные объекты', ownCount, bulk, Panel };
}

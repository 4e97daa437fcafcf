import type { ListView } from '#ui/menu/view-switch.tsx';
import { useIsNarrow } from '#ui/use-media.ts';

/** Default view of a list: rows, or cards where there is no space for columns. */
export function useUsualView<View extends ListView>(views: readonly View[]): View {
  const isNarrow = useIsNarrow();
  const wanted: readonly ListView[] = isNarrow ? ['grid', 'list', 'table'] : ['table'];
  const usual = wanted.flatMap((one) => views.filter((view) => view === one))[0];
  if (usual === undefined) throw new Error('A list without rows and cards');
  return usual;
}

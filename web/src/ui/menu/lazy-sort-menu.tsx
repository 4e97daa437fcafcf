import { Suspense } from 'react';
import { lazyGenericPart } from '#ui/lazy-part.ts';
import type { SortMenuProps } from './sort-menu.tsx';

const Loaded = lazyGenericPart(async () => ({ default: (await import('./sort-menu.tsx')).SortMenu }));

/** `SortMenu`, loaded when first shown: a table has no need of it, since its column heads sort. */
export function LazySortMenu<Sort extends string>(props: SortMenuProps<Sort>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import type { SortMenuProps } from './sort-menu.tsx';

const Loaded = lazyPart(async () => ({
  default: (await import('./sort-menu.tsx')).SortMenu as ComponentType<SortMenuProps<string>>,
}));

/** `SortMenu`, loaded when first shown: a table has no need of it, since its column heads sort. */
export function LazySortMenu<Sort extends string>(props: SortMenuProps<Sort>) {
  return (
    <Suspense>
      <Loaded {...(props as SortMenuProps<string>)} />
    </Suspense>
  );
}

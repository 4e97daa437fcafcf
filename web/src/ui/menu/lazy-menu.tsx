import { Suspense, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import type { LazyMenuProps } from './lazy-menu-props.ts';

const Loaded = lazyPart(() => import('./loaded-menu.tsx'));

/** A menu under a button, aligned to its right edge; the menu itself is loaded when first opened. */
export function LazyMenu(props: LazyMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const button = props.target(() => setWanted(true));
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <Loaded {...props} />
    </Suspense>
  );
}

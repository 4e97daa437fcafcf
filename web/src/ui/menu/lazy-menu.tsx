import { type ComponentType, type ReactElement, Suspense, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';

export interface LazyMenuProps {
  /** The button; it takes a `ref` and `onClick`. */
  readonly target: (open: () => void) => ReactElement<Record<string, unknown>>;
  /** `Menu.Item`s, in a file of their own so that they come with the menu. */
  readonly items: ComponentType;
  readonly width?: number | undefined;
}

const Loaded = lazyPart(() => import('./loaded-menu.tsx'));

/** A menu under a button at the right; the menu itself is loaded when it is first opened. */
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

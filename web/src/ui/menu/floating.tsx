import { Suspense, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import type { FloatingProps } from './floating-props.ts';

const Loaded = lazyPart(() => import('./floating-panel.tsx'));

/**
 * A panel that opens under a button and takes the focus; closed by Esc or a click outside. Its positioning code is
 * loaded on first use.
 */
export function Floating(props: FloatingProps) {
  const [wasOpened, setWasOpened] = useState(props.opened);
  if (props.opened && !wasOpened) setWasOpened(true);
  if (!props.opened && !wasOpened) return props.target;
  return (
    <Suspense fallback={props.target}>
      <Loaded {...props} />
    </Suspense>
  );
}

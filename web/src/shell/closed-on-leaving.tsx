import { useEffect } from 'react';
import type { Signal } from '#ui/signal.ts';

interface ClosedOnLeavingProps {
  /** Opens a dialog or panel over any page; undefined: closed. */
  readonly signal: Pick<Signal<undefined>, 'set'>;
}

/** Closes a dialog or panel when unmounted; its key is the path, so that happens when another page is opened. */
export function ClosedOnLeaving({ signal }: ClosedOnLeavingProps) {
  useEffect(() => () => signal.set(undefined), [signal]);
  return null;
}

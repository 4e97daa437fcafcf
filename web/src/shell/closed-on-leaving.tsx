import { useEffect } from 'react';
import type { Signal } from '#ui/signal.ts';

interface ClosedOnLeavingProps {
  /** Signal that opens a dialog or panel over any page; undefined: closed. */
  readonly signal: Pick<Signal<undefined>, 'set'>;
}

/**
 * Closes a dialog or panel when unmounted. Its React key is the path of the page, so opening another page closes it.
 */
export function ClosedOnLeaving({ signal }: ClosedOnLeavingProps) {
  useEffect(() => () => signal.set(undefined), [signal]);
  return null;
}

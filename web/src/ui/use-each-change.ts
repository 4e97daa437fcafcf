import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Runs `act` after the first render and after each render that changes the value. For effects that depend on more than
 * they read, for example on the layout.
 * @param value undefined: nothing to do
 */
export function useEachChange(value: string | number | undefined, act: () => void): void {
  const last = useRef<typeof value>(undefined);
  const run = useEffectEvent(act);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    if (value !== undefined) run();
  }, [value]);
}

import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Acts after the first render and after each one that changes the value, for what depends on more than it reads, such as
 * a layout. @param value undefined: nothing to do
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

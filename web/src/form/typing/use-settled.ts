import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';

/** Pause after a change before the server is asked again (ms). */
const PAUSE_MS = 400;

/** The value of a form after a pause in typing, and whether it is still the current one. @param value plain data */
export function useSettled<Value>(
  value: Value | undefined,
  pauseMs = PAUSE_MS,
): {
  readonly settled: Value | undefined;
  readonly isSettled: boolean;
} {
  const asked = JSON.stringify(value ?? null);
  const [text] = useDebouncedValue(asked, pauseMs);
  const settled = useMemo(() => (JSON.parse(text) as Value | null) ?? undefined, [text]);
  return { settled, isSettled: text === asked };
}

import { type RefObject, useEffect, useRef } from 'react';

/** The latest value for a callback that must stay the same: read it in events, never while rendering. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

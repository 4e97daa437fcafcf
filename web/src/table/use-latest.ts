import { type RefObject, useEffect, useRef } from 'react';

/** The newest value for a callback that must stay the same: read it in events, never while drawing. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

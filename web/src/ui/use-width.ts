import { type RefCallback, useCallback, useState } from 'react';

/** Measured width of an element (px) and its ref; undefined before it is rendered. */
export function useWidth(): readonly [ref: RefCallback<HTMLElement>, width: number | undefined] {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

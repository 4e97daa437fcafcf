import { type RefCallback, useCallback, useState } from 'react';

/** Width of an element as it stands, px, and the ref that measures it; undefined until it is drawn. */
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

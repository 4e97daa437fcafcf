import { type RefObject, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { flatBaseCame } from '#map/flat/flat-base.ts';

export interface Printing {
  /** Whether content to print is still loading. */
  readonly isPreparing: boolean;
  readonly print: () => Promise<void>;
}

/** Prints once pictures, maps and fonts of the sheets are loaded: otherwise they would be missing. */
export function usePrint(sheets: RefObject<HTMLElement | null>): Printing {
  const [isPreparing, setIsPreparing] = useState(false);
  const print = useCallback(async () => {
    // Renders print-only sheets at once.
    flushSync(() => setIsPreparing(true));
    const pictures = [...(sheets.current?.querySelectorAll('img') ?? [])];
    await Promise.allSettled([...pictures.map((picture) => picture.decode()), flatBaseCame(), document.fonts.ready]);
    // The maps are drawn in the next frame.
    await new Promise(requestAnimationFrame);
    setIsPreparing(false);
    window.print();
  }, [sheets]);
  return { isPreparing, print };
}

import { type RefObject, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { flatBaseCame } from '#map/flat/flat-base.ts';

export interface Printing {
  /** What is to be printed has not arrived yet. */
  readonly isPreparing: boolean;
  readonly print: () => Promise<void>;
}

/** Prints once pictures, maps and fonts of the sheets have arrived: what is still loading would be missing. */
export function usePrint(sheets: RefObject<HTMLElement | null>): Printing {
  const [isPreparing, setIsPreparing] = useState(false);
  const print = useCallback(async () => {
    // Sheets that are rendered for print alone are there at once.
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

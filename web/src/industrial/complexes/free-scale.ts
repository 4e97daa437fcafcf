import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import { createContext } from 'react';

/** m² that the whole width of a strip stands for: the largest free area among the loaded rows, so that lengths compare. */
export const FreeScale = createContext(0);

export function largestFreeArea(rows: readonly Pick<ComplexRow, 'freeArea'>[]): number {
  return rows.reduce((largest, { freeArea }) => Math.max(largest, freeArea), 0);
}

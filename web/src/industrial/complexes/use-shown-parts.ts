import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { useMemo } from 'react';
import type { ComplexPageSearch } from '#industrial/tree/complex-page-search.ts';
import { buildingsIn, chosenParts, type ShownParts, viewOf } from '#industrial/tree/complex-parts.ts';

/**
 * What the address chooses; a part in the archive is shown among its like, whatever else the address says. Buildings stay
 * the same objects while another of them is chosen: their lines are not drawn anew.
 */
export function useShownParts(complex: FullComplex, search: ComplexPageSearch): ShownParts {
  const view = viewOf(complex, search);
  const buildings = useMemo(() => buildingsIn(complex, view), [complex, view]);
  const { building, vacancy } = search;
  return useMemo(() => chosenParts(view, buildings, { building, vacancy }), [view, buildings, building, vacancy]);
}

import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { useMemo } from 'react';
import type { ComplexPageSearch } from '#industrial/tree/complex-page-search.ts';
import { buildingsIn, chosenParts, type ShownParts, viewOf } from '#industrial/tree/complex-parts.ts';

/**
 * Parts chosen by the URL; an archived part switches to the archive view. `buildings` stays the same array while the
 * choice changes, so that the lines of the tree do not render again.
 */
export function useShownParts(complex: FullComplex, search: ComplexPageSearch): ShownParts {
  const view = viewOf(complex, search);
  const buildings = useMemo(() => buildingsIn(complex, view), [complex, view]);
  const { building, vacancy } = search;
  return useMemo(() => chosenParts(view, buildings, { building, vacancy }), [view, buildings, building, vacancy]);
}

import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import { CardGrid } from '#ui/component/card-grid.tsx';
import type { Paging } from '#ui/paging.ts';
import { ComplexCard } from './complex-card.tsx';

/** Complexes as cards side by side. */
export function ComplexCards(cards: Paging & { readonly rows: readonly ComplexRow[] }) {
  return <CardGrid view="grid" {...cards} card={(complex) => <ComplexCard complex={complex} />} />;
}

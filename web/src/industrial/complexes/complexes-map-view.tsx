import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import type { FullFilterInput } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { objects } from '@gektar/format/plural.ts';
import { LOAD_FAILURE } from '#industrial/industrial-words.ts';
import { type CardBesideMap, type FoundPart, ListBesideMap } from '#map/list-beside-map.tsx';
import { WideMap } from '#map/wide-map.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { ComplexCard } from './complex-card.tsx';
import { COMPLEX_CARD_HEIGHT } from './complex-card-height.ts';
import { complexesOfPlaceQuery } from './complex-list-data.ts';

const ComplexesMap = lazyPart(() => import('./complexes-map.tsx'));

type Found = FoundPart<ComplexRow, FullFilterInput>;

const cards = {
  counted: objects,
  placeFailure: LOAD_FAILURE,
  ofPlace: complexesOfPlaceQuery,
  estimate: COMPLEX_CARD_HEIGHT,
  card: (complex: ComplexRow, { isLit, onHover, onShow }: CardBesideMap) => (
    <ComplexCard complex={complex} isLit={isLit} onHover={onHover} onShow={onShow} />
  ),
} as const;

/** Complexes next to their map: hovering a card highlights its marker and vice versa; a cluster opens its cards. */
export function ComplexesMapView(found: Found) {
  return <ListBesideMap {...found} {...cards} map={(map) => <ComplexesMap {...map} filter={found.filter} />} />;
}

/** The map without cards. */
export function ComplexesWideMap(found: Found) {
  return <WideMap {...found} {...cards} map={(map) => <ComplexesMap {...map} filter={found.filter} />} />;
}

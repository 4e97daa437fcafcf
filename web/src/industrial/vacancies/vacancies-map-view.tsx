import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancies } from '@gektar/format/plural.ts';
import type { ReactNode } from 'react';
import type { PlaceQuery } from '#api/entity-queries.ts';
import { LOAD_FAILURE } from '#industrial/industrial-words.ts';
import { type CardBesideMap, type FoundPart, ListBesideMap, type MapOfList } from '#map/list-beside-map.tsx';
import type { FoundPlaces } from '#map/points/use-found-places.ts';
import { WideMap } from '#map/wide-map.tsx';
import { VacanciesMap } from './vacancies-map.tsx';
import { VACANCY_CARD_HEIGHT, VacancyCard } from './vacancy-card.tsx';

export interface VacanciesMapViewProps extends FoundPart<VacancyRow, object> {
  readonly found: FoundPlaces;
  /** Query of the cards of a place. */
  readonly ofPlace: PlaceQuery<VacancyRow, object>;
  /** Content at the bottom of a card: match with a request. */
  readonly aside?: ((vacancy: VacancyRow) => ReactNode) | undefined;
  /** Number of the vacancy in the client's selection (M-18). */
  readonly numberOf?: ((vacancy: VacancyRow) => number | undefined) | undefined;
}

function partOf({ found, aside, numberOf, ...part }: VacanciesMapViewProps) {
  return {
    ...part,
    counted: vacancies,
    placeFailure: LOAD_FAILURE,
    estimate: VACANCY_CARD_HEIGHT,
    card: (vacancy: VacancyRow, beside: CardBesideMap) => (
      <VacancyCard vacancy={vacancy} number={numberOf?.(vacancy)} aside={aside?.(vacancy)} {...beside} />
    ),
    map: (map: MapOfList) => <VacanciesMap {...map} found={found} />,
  };
}

/** Cards of vacancies next to the map. */
export function VacanciesMapView(props: VacanciesMapViewProps) {
  return <ListBesideMap {...partOf(props)} />;
}

/** The map without cards: a cluster opens its cards over it. */
export function VacanciesWideMap(props: VacanciesMapViewProps) {
  return <WideMap {...partOf(props)} />;
}

import type { VacancyPoint } from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancies } from '@gektar/format/plural.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LOAD_FAILURE } from '#industrial/industrial-words.ts';
import { type CardBesideMap, type FoundPart, ListBesideMap, type MapOfList } from '#map/list-beside-map.tsx';
import { WideMap } from '#map/wide-map.tsx';
import { VacanciesMap } from './vacancies-map.tsx';
import { VACANCY_CARD_HEIGHT, VacancyCard } from './vacancy-card.tsx';
import { vacanciesOfPlaceQuery } from './vacancy-list-data.ts';

export interface VacanciesMapViewProps extends FoundPart<VacancyRow, object> {
  readonly points: UseQueryResult<readonly VacancyPoint[]>;
  /** At the foot of a card: what a request makes of the vacancy. */
  readonly aside: (vacancy: VacancyRow) => ReactNode;
  /** What the client calls it (M-18). */
  readonly numberOf?: ((vacancy: VacancyRow) => number | undefined) | undefined;
}

function partOf({ points, aside, numberOf, ...part }: VacanciesMapViewProps) {
  return {
    ...part,
    counted: vacancies,
    placeFailure: LOAD_FAILURE,
    ofPlace: vacanciesOfPlaceQuery,
    estimate: VACANCY_CARD_HEIGHT,
    card: (vacancy: VacancyRow, beside: CardBesideMap) => (
      <VacancyCard vacancy={vacancy} number={numberOf?.(vacancy)} aside={aside(vacancy)} {...beside} />
    ),
    map: (map: MapOfList) => <VacanciesMap {...map} points={points} />,
  };
}

/** Cards of vacancies beside the map. */
export function VacanciesMapView(props: VacanciesMapViewProps) {
  return <ListBesideMap isPart {...partOf(props)} />;
}

/** The map alone: a cluster opens its cards over it. */
export function VacanciesWideMap(props: VacanciesMapViewProps) {
  return <WideMap {...partOf(props)} />;
}

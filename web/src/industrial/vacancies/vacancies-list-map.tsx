import type { FullFilterInput } from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { PlaceOnMap } from '#api/place-pages.ts';
import type { FoundPart } from '#map/list-beside-map.tsx';
import { useFoundPlaces } from '#map/points/use-found-places.ts';
import { VacanciesMapView, VacanciesWideMap } from './vacancies-map-view.tsx';
import { vacanciesOfPlaceQuery, vacancyPointsQuery } from './vacancy-list-data.ts';

type Found = FoundPart<VacancyRow, FullFilterInput>;

/** The vacancies of the list next to their map. */
export function ListedBesideMap(found: Found) {
  return <VacanciesMapView {...found} {...useMapOfList(found.filter)} />;
}

/** The map of the list without cards. */
export function ListedOnWideMap(found: Found) {
  return <VacanciesWideMap {...found} {...useMapOfList(found.filter)} />;
}

function useMapOfList(filter: FullFilterInput) {
  return {
    found: useFoundPlaces((window) => vacancyPointsQuery(filter, window), accent),
    ofPlace: (place: PlaceOnMap) => vacanciesOfPlaceQuery(place, filter),
  };
}

const accent = () => 'var(--accent)';

import { useQueries, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { CriterionAbout } from '#form/filter/criterion.ts';
import { type OwnCriterionProps, ownCriterion } from '#form/filter/own-criterion.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { cityQuery } from './address-data.ts';
import type { ChosenPlace } from './chosen-places.ts';
import { regionsQuery } from './places-data.ts';

/** Ids of a place in a filter. */
interface PlaceIds {
  readonly regionId: number;
  readonly cityId?: number | null;
}

const LazyPlacesField = lazyPart(async () => ({ default: (await import('./places-field.tsx')).PlacesField }));

function PlacesCriterion({ label, value, onChange }: OwnCriterionProps<readonly PlaceIds[]>) {
  const places = useNamedPlaces(value ?? []);
  return (
    <Suspense>
      <LazyPlacesField
        label={label}
        value={places}
        onChange={(next) =>
          onChange(next.map(({ region, city }) => ({ regionId: region.id, cityId: city?.id ?? null })))
        }
      />
    </Suspense>
  );
}

function PlaceNames({ places }: { places: readonly PlaceIds[] }) {
  const names = useNamedPlaces(places).map(({ region, city }) => city?.name ?? region.name);
  const [first = '', second, ...rest] = names;
  if (rest.length > 0) return `${first}, ${second} и ещё ${rest.length}`;
  return second === undefined ? first : `${first}, ${second}`;
}

/** Places with their names; '…' until they are loaded. */
function useNamedPlaces(places: readonly PlaceIds[]): ChosenPlace[] {
  const { data: regions = [] } = useQuery(regionsQuery);
  const cityIds = places.flatMap(({ cityId }) => cityId ?? []);
  const cities = useQueries({ queries: cityIds.map(cityQuery) });
  const nameOf = (id: number) => cities[cityIds.indexOf(id)]?.data?.name ?? '…';
  return places.map(({ regionId, cityId = null }) => ({
    region: { id: regionId, name: regions.find(({ id }) => id === regionId)?.name ?? '…' },
    city: cityId === null ? null : { id: cityId, name: nameOf(cityId) },
  }));
}

/** A criterion of any number of regions and cities. */
export function placesCriterion(label: string, short: string): CriterionAbout {
  return ownCriterion<readonly PlaceIds[]>({
    label,
    short,
    Field: PlacesCriterion,
    words: (places) => <PlaceNames places={places} />,
  });
}

import type { CityRegion } from '@gektar/contract/industrial/requests/city-region.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { MultiSelectField } from '#form/field/multi-select-field.tsx';
import type { OwnFieldProps } from '#form/filter/criterion.ts';
import { citiesQuery } from '#places/address-data.ts';
import { regionsQuery } from '#places/places-data.ts';

const keyOf = ({ regionId, cityId }: CityRegion) => (cityId === null ? `${regionId}` : `${regionId}-${cityId}`);

function placeOf(key: string): CityRegion {
  const [regionId, cityId] = key.split('-').map(Number);
  return { regionId: regionId ?? 0, cityId: cityId ?? null };
}

/** A place takes the place of its whole region, and a region that of its cities: both together would ask for the region. */
export function withoutCovered(before: readonly CityRegion[], after: readonly CityRegion[]): CityRegion[] {
  const known = new Set(before.map(keyOf));
  const added = after.filter((place) => !known.has(keyOf(place)));
  return after.filter(
    (place) =>
      added.includes(place) ||
      !added.some(
        ({ regionId, cityId }) => regionId === place.regionId && (cityId === null) !== (place.cityId === null),
      ),
  );
}

/** Regions, and the cities of those that are chosen. */
export function CityRegionsCriterion({ label, value, onChange }: OwnFieldProps) {
  const chosen = (value ?? []) as readonly CityRegion[];
  const { data: regions = [] } = useQuery(regionsQuery);
  const cities = useCitiesOf(chosen);
  const options = regions.flatMap((region) => [
    { value: keyOf({ regionId: region.id, cityId: null }), label: region.name },
    ...(cities.get(region.id) ?? []).map((city) => ({
      value: keyOf({ regionId: region.id, cityId: city.id }),
      label: `${city.name}, ${region.name}`,
    })),
  ]);
  return (
    <MultiSelectField
      label={label}
      options={options}
      value={chosen.map(keyOf)}
      onChange={(keys) => onChange(withoutCovered(chosen, keys.map(placeOf)))}
    />
  );
}

/** Names of chosen places in a chip. */
export function CityRegionNames({ places }: { places: readonly CityRegion[] }) {
  const { data: regions = [] } = useQuery(regionsQuery);
  const cities = useCitiesOf(places.filter(({ cityId }) => cityId !== null));
  const nameOf = ({ regionId, cityId }: CityRegion) => {
    const among = cityId === null ? regions : (cities.get(regionId) ?? []);
    return among.find(({ id }) => id === (cityId ?? regionId))?.name ?? '…';
  };
  const [first, second, ...rest] = places.map(nameOf);
  const named = [first, second].filter(Boolean).join(', ');
  return rest.length > 0 ? `${named} и ещё ${rest.length}` : named;
}

function useCitiesOf(places: readonly CityRegion[]) {
  const ids = [...new Set(places.map(({ regionId }) => regionId))];
  const found = useQueries({ queries: ids.map(citiesQuery) });
  return new Map(ids.map((id, at) => [id, found[at]?.data ?? []]));
}

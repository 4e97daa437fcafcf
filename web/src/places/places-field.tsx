import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldProps } from '#form/field/field.tsx';
import { MultiSelectField } from '#form/field/multi-select-field.tsx';
import { placeSuggestionsQuery, SHORTEST_SEARCH } from './address-data.ts';
import { type ChosenPlace, keyOfPlace, placeOfSuggestion, placeOptions, withoutCovered } from './chosen-places.ts';
import { regionsQuery } from './places-data.ts';

const PAUSE_MS = 200;

export interface PlacesFieldProps extends FieldProps<readonly ChosenPlace[]> {
  readonly label: string;
}

/** Field for any number of regions and cities: all regions are listed, cities are found by typing. */
export function PlacesField({ value, onChange, ...field }: PlacesFieldProps) {
  const [search, setSearch] = useState('');
  const [searched] = useDebouncedValue(search.trim(), PAUSE_MS);
  const { data: regions = [] } = useQuery(regionsQuery);
  const isSearch = searched.length >= SHORTEST_SEARCH;
  const { data: found = [] } = useQuery({ ...placeSuggestionsQuery(searched), enabled: isSearch });
  const offered = isSearch ? found.map(placeOfSuggestion) : regions.map((region) => ({ region, city: null }));
  const known = new Map([...offered, ...value].map((place) => [keyOfPlace(place), place]));
  return (
    <MultiSelectField
      {...field}
      options={placeOptions(offered, value)}
      value={value.map(keyOfPlace)}
      onChange={(keys) =>
        onChange(
          withoutCovered(
            value,
            keys.flatMap((key) => known.get(key) ?? []),
          ),
        )
      }
      onSearch={setSearch}
    />
  );
}

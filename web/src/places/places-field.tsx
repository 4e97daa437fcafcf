import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldProps } from '#form/field/field.tsx';
import { MultiSelectField } from '#form/field/multi-select-field.tsx';
import { LEAST_SOUGHT, placeSuggestionsQuery } from './address-data.ts';
import { type ChosenPlace, keyOfPlace, placeOfSuggestion, placeOptions, withoutCovered } from './chosen-places.ts';
import { regionsQuery } from './places-data.ts';

const PAUSE_MS = 200;

export interface PlacesFieldProps extends FieldProps<readonly ChosenPlace[]> {
  readonly label: string;
}

/** Any number of regions and cities: every region in a list, cities by typing. */
export function PlacesField({ value, onChange, ...field }: PlacesFieldProps) {
  const [search, setSearch] = useState('');
  const [sought] = useDebouncedValue(search.trim(), PAUSE_MS);
  const { data: regions = [] } = useQuery(regionsQuery);
  const isSought = sought.length >= LEAST_SOUGHT;
  const { data: found = [] } = useQuery({ ...placeSuggestionsQuery(sought), enabled: isSought });
  const offered = isSought ? found.map(placeOfSuggestion) : regions.map((region) => ({ region, city: null }));
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

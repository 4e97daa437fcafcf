import { directionWords } from '@gektar/contract/places/highway-places.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Option, searchOptions } from '#form/field/option.ts';
import { SelectField } from '#form/field/select-field.tsx';
import { placeSuggestionsQuery, SHORTEST_SEARCH } from '#places/address-data.ts';
import { regionsQuery } from '#places/places-data.ts';
import type { MinuteChoices, MinuteKind } from '#requests/minute/minute-kind.ts';
import { keyOfPlace, type MinutePlace } from '#requests/minute/minute-values.ts';
import { icon12 } from '#ui/icon.ts';
import classes from './minute-request.module.css';

const PAUSE_MS = 200;

export interface PlaceFieldProps {
  readonly kind: Pick<MinuteKind, 'hasCities'>;
  readonly choices: Pick<MinuteChoices, 'highways'>;
  /** Chosen places that the domain supports. */
  readonly value: readonly MinutePlace[];
  readonly onAdd: (place: MinutePlace) => void;
  readonly onRemove: (place: MinutePlace) => void;
}

/** Highways, regions and cities in one search; Enter takes the first result. */
export function PlaceField({ kind, choices, value, onAdd, onRemove }: PlaceFieldProps) {
  const [typed, setTyped] = useState('');
  const [searched] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const { data: regions = [] } = useQuery(regionsQuery);
  const { data: suggestions = [] } = useQuery({
    ...placeSuggestionsQuery(searched),
    enabled: kind.hasCities && searched.length >= SHORTEST_SEARCH,
  });
  const cities: MinutePlace[] = suggestions.flatMap(({ kind: found, region, city }) =>
    found === 'city' && city ? [{ kind: 'city', id: city.id, name: city.name, regionId: region.id } as const] : [],
  );
  const listed: MinutePlace[] = [
    ...choices.highways.map(({ name }) => ({ kind: 'highway', name }) as const),
    ...regions.map(({ id, name }) => ({ kind: 'region', id, name }) as const),
  ];
  const byKey = new Map(
    [...listed, ...(searched === typed.trim() ? cities : [])].map((place) => [keyOfPlace(place), place]),
  );
  const chosen = new Set(value.map(keyOfPlace));
  const options = [...byKey].filter(([key]) => !chosen.has(key)).map(([key, place]) => optionOf(key, place));
  return (
    <div className={classes.places}>
      {value.map((place) => (
        <span key={keyOfPlace(place)} className={classes.place}>
          {place.name}
          <button type="button" aria-label={`Убрать: ${place.name}`} onClick={() => onRemove(place)}>
            <IconX {...icon12} />
          </button>
        </span>
      ))}
      <div className={classes.placeInput}>
        <SelectField<string>
          label="Где"
          isLabelHidden
          value={null}
          placeholder={kind.hasCities ? 'Шоссе, регион, город' : 'Шоссе, регион'}
          options={[...searchOptions(options, typed)]}
          onSearch={setTyped}
          onChange={(key) => {
            const place = byKey.get(key ?? '');
            if (place) onAdd(place);
          }}
        />
      </div>
    </div>
  );
}

function optionOf(key: string, place: MinutePlace): Option<string> {
  if (place.kind === 'highway') return { value: key, label: place.name, words: directionWords(place.name) };
  return { value: key, label: place.name, note: place.kind === 'city' ? 'город' : undefined };
}

import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { citiesQuery } from '#places/address-data.ts';
import { regionsQuery } from '#places/places-data.ts';
import type { MinuteChoices, MinuteKind } from '#requests/minute/minute-kind.ts';
import type { MinuteValues } from '#requests/minute/minute-values.ts';
import { offersOf } from '#requests/minute/note-offers.ts';
import { icon12 } from '#ui/icon.ts';
import { moveByArrows } from './chip-group.tsx';
import classes from './minute-request.module.css';

/** Id of Moscow Oblast, whose towns a note may name. */
const TOWNS_OF = 50;

export interface NoteChipsProps {
  readonly kind: MinuteKind;
  readonly choices: MinuteChoices;
  readonly values: MinuteValues;
  readonly onTake: (values: MinuteValues) => void;
}

/** Facts found in the note. A press takes one into its field; none is taken automatically. */
export function NoteChips({ kind, choices, values, onTake }: NoteChipsProps) {
  const { data: regions } = useQuery(regionsQuery);
  const { data: towns } = useQuery({ ...citiesQuery(TOWNS_OF), enabled: kind.hasCities && values.note !== '' });
  const offers = useMemo(
    () =>
      offersOf(
        kind,
        choices,
        {
          regions: regions ?? [],
          cities: kind.hasCities
            ? (towns ?? []).map(({ id, name, region }) => ({ id, name, regionId: region.id }))
            : [],
        },
        values,
      ),
    [kind, choices, regions, towns, values],
  );
  if (offers.length === 0) return null;
  return (
    <fieldset aria-label="Из заметки" className={classes.chips} onKeyDown={moveByArrows}>
      {offers.map(({ label, taken }) => (
        <button key={label} type="button" className={classes.offer} onClick={() => onTake(taken)}>
          <IconPlus {...icon12} />
          {label}
        </button>
      ))}
    </fieldset>
  );
}

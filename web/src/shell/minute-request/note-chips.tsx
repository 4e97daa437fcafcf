import { IconChecks, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { townsQuery } from '#places/address-data.ts';
import { regionsQuery } from '#places/places-data.ts';
import type { MinuteChoices, MinuteKind } from '#requests/minute/minute-kind.ts';
import type { MinuteValues } from '#requests/minute/minute-values.ts';
import { allTaken, offersOf, withCertain } from '#requests/minute/note-offers.ts';
import { placesFrom } from '#requests/minute/note-places.ts';
import { icon12, icon14 } from '#ui/icon.ts';
import { moveByArrows } from './chip-group.tsx';
import classes from './minute-request.module.css';

export interface NoteChipsProps {
  readonly kind: MinuteKind;
  readonly choices: MinuteChoices;
  readonly values: MinuteValues;
  readonly onTake: (values: MinuteValues) => void;
  /** Note of which the certain facts are taken at once, as soon as the dictionaries are loaded; undefined: none. */
  readonly filledNote: string | undefined;
  readonly onFill: (values: MinuteValues) => void;
}

/**
 * Facts found in the note. A press takes one into its field, another one all that are certain; none is taken
 * automatically, except from the text that the dialog was opened with.
 */
export function NoteChips({ kind, choices, values, onTake, filledNote, onFill }: NoteChipsProps) {
  const { data: regions } = useQuery(regionsQuery);
  const { data: towns } = useQuery({ ...townsQuery, enabled: values.note !== '' });
  const { data: settings } = useQuery(settingsQuery);
  const places = useMemo(
    () => placesFrom(settings?.officeAddress ?? '', regions ?? [], towns),
    [settings, regions, towns],
  );
  const offers = useMemo(() => offersOf(kind, choices, places, values), [kind, choices, places, values]);
  const isLoaded = regions !== undefined && towns !== undefined && settings !== undefined && choices.types.length > 0;
  const [isFilled, setFilled] = useState(false);
  const fill = useEffectEvent(() => {
    setFilled(true);
    if (values.note === filledNote) onFill(withCertain(kind, choices, places, values));
  });
  const mayFill = filledNote !== undefined && isLoaded && !isFilled;
  useEffect(() => {
    if (mayFill) fill();
  }, [mayFill]);
  if (offers.length === 0) return null;
  const all = allTaken(kind, choices, places, values);
  return (
    <fieldset aria-label="Из заметки" className={classes.chips} onKeyDown={moveByArrows}>
      {all && (
        <button type="button" className={classes.offer} onClick={() => onTake(all)}>
          <IconChecks {...icon14} />
          Подставить всё
        </button>
      )}
      {offers.map(({ label, taken }) => (
        <button key={label} type="button" className={classes.offer} onClick={() => onTake(taken)}>
          <IconPlus {...icon12} />
          {label}
        </button>
      ))}
    </fieldset>
  );
}

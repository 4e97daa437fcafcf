import { type NoteReading, type NoteWords, readNote } from '@gektar/contract/requests/read-note.ts';
import { formatPlain } from '@gektar/format/number.ts';
import { formatRange } from '@gektar/format/range.ts';
import type { MinuteChoice, MinuteChoices, MinuteKind } from './minute-kind.ts';
import { keyOfPlace, type MinutePlace, type MinuteValues, withAsked } from './minute-values.ts';

/** A fact found in the note, offered as a value for a field. */
export interface NoteOffer {
  /** 'Площадь 5 000 - 8 000 м²', 'Класс A', 'Ленинградское шоссе' */
  readonly label: string;
  /** Values of the dialog once the offer is accepted. */
  readonly taken: MinuteValues;
  /** Whether the note names several deals, or several places with the same name, of which one has to be chosen. */
  readonly isOneOfSeveral: boolean;
}

/** Places of the dictionaries; of those with the same name, the likeliest first. */
export type NotePlaces = Pick<NoteWords, 'regions' | 'cities' | 'districts'>;

type Taking = Pick<NoteOffer, 'label' | 'taken'>;

type Kind = Pick<MinuteKind, 'domain' | 'area' | 'budgetOf' | 'needsLabel' | 'hasClasses' | 'hasCities'>;

/** Offers found in the note that would change the values. */
export function offersOf(kind: Kind, choices: MinuteChoices, places: NotePlaces, values: MinuteValues): NoteOffer[] {
  if (values.note.trim() === '') return [];
  const seen = new Set([JSON.stringify(values)]);
  const readings = readNote(values.note, wordsOf(kind, choices, places));
  return readings.flatMap((reading) => {
    const offer = offerOf(reading, kind, choices, places, values);
    const taken = JSON.stringify(offer?.taken);
    // A town and its district may lead to the same region.
    if (offer === undefined || seen.has(taken)) return [];
    seen.add(taken);
    return [{ ...offer, isOneOfSeveral: isOneOfSeveral(reading, readings) }];
  });
}

/**
 * Values once all offers of a note are accepted in their order, except values of which one has to be chosen.
 * @returns undefined when fewer than two would be accepted
 */
export function allTaken(
  kind: Kind,
  choices: MinuteChoices,
  places: NotePlaces,
  values: MinuteValues,
): MinuteValues | undefined {
  if (offersOf(kind, choices, places, values).filter((offer) => !offer.isOneOfSeveral).length < 2) return undefined;
  return withCertain(kind, choices, places, values);
}

/** Values with every fact of the note, except those of which one has to be chosen. */
export function withCertain(
  kind: Kind,
  choices: MinuteChoices,
  places: NotePlaces,
  values: MinuteValues,
): MinuteValues {
  const readings = readNote(values.note, wordsOf(kind, choices, places));
  return readings
    .filter((reading) => !isOneOfSeveral(reading, readings))
    .reduce((taken, reading) => offerOf(reading, kind, choices, places, taken)?.taken ?? taken, values);
}

function isOneOfSeveral(reading: NoteReading, readings: readonly NoteReading[]): boolean {
  const others = readings.filter((other) => other !== reading && other.kind === reading.kind);
  if (reading.kind === 'deal') return others.length > 0;
  const isPlace = reading.kind === 'city' || reading.kind === 'district';
  return isPlace && others.some((other) => 'name' in other && other.name === reading.name);
}

function wordsOf(kind: Kind, choices: MinuteChoices, places: NotePlaces): NoteWords {
  const named = (list: readonly MinuteChoice[]) => list.map(({ label }) => ({ name: label }));
  return {
    area: kind.area.kind,
    hasRate: kind.domain === 'industrial',
    deals: named(choices.deals),
    types: named(choices.types),
    classes: kind.hasClasses ? named(choices.needs) : [],
    highways: choices.highways,
    ...places,
  };
}

function offerOf(
  reading: NoteReading,
  kind: Kind,
  choices: MinuteChoices,
  { regions, cities }: NotePlaces,
  values: MinuteValues,
): Taking | undefined {
  const regionOf = (id: number) => regions.find((region) => region.id === id);
  const { domain } = kind;
  const asked = values.asked[domain];
  const unit = kind.budgetOf(values.deal);
  switch (reading.kind) {
    case 'area': {
      const area = { from: reading.from, to: reading.to };
      const label = `Площадь ${formatRange(area, kind.area.unit, formatPlain) ?? ''}`;
      return { label, taken: withAsked(values, domain, { area }) };
    }
    case 'budget': {
      // A million or more cannot be a rate per square metre.
      if (unit.kind === 'rate' && reading.to >= 1_000_000) return undefined;
      const label = `${unit.kind === 'rate' ? 'Ставка' : 'Бюджет'} до ${formatPlain(reading.to)} ${unit.unit}`;
      return { label, taken: withAsked(values, domain, { budgetTo: reading.to }) };
    }
    case 'deal':
      return { label: reading.name, taken: { ...values, deal: reading.name } };
    case 'type':
      return pressed(choices.types, asked.types, reading.name, (types) => withAsked(values, domain, { types }));
    case 'class': {
      const offer = pressed(choices.needs, asked.needs, reading.name, (needs) => withAsked(values, domain, { needs }));
      return offer && { ...offer, label: `${kind.needsLabel} ${reading.name}` };
    }
    case 'highway':
      return added(values, { kind: 'highway', name: reading.name });
    case 'region': {
      const region = regions.find(({ name }) => name === reading.name);
      return region && added(values, { kind: 'region', id: region.id, name: region.name });
    }
    case 'city': {
      const { id, name, regionId } = reading;
      const region = regionOf(regionId);
      if (!kind.hasCities) return region && inRegion(values, region, name);
      const isOne = cities.filter((city) => city.name === name).length === 1;
      const offer = added(values, { kind: 'city', id, name, regionId });
      return isOne || region === undefined ? offer : { ...offer, label: `${name}, ${region.name}` };
    }
    case 'district': {
      const region = regionOf(reading.regionId);
      return region && inRegion(values, region, reading.name);
    }
  }
}

function pressed(
  choices: readonly MinuteChoice[],
  keys: readonly string[],
  name: string,
  take: (keys: readonly string[]) => MinuteValues,
): Taking | undefined {
  const choice = choices.find(({ label }) => label === name);
  if (choice === undefined) return undefined;
  return { label: name, taken: take(keys.includes(choice.key) ? keys : [...keys, choice.key]) };
}

/** The region of a place that a request has no field for: 'Московская область (Одинцовский городской округ)'. */
function inRegion(values: MinuteValues, { id, name }: { id: number; name: string }, place: string): Taking {
  return { ...added(values, { kind: 'region', id, name }), label: `${name} (${place})` };
}

function added(values: MinuteValues, place: MinutePlace): Taking {
  const isThere = values.places.some((one) => keyOfPlace(one) === keyOfPlace(place));
  return { label: place.name, taken: isThere ? values : { ...values, places: [...values.places, place] } };
}
